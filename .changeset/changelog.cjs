// A change as it was written, without the commit: the changelog is for users.
function getReleaseLine({ summary }) {
  const [first, ...rest] = summary.trim().split('\n');
  return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}

module.exports = { getReleaseLine, getDependencyReleaseLine: () => '' };
