/** In these files the words are what the code is for. */
const SAYS_SOMETHING = /\/(?:text\/[a-z-]+|text|narrate|narrate-replay|why-not)\.ts$/;

/**
 * What an error says to a person (its code is a word without a space) is read by no test on purpose. A template that
 * decides something stays in.
 */
function shouldIgnore(path) {
  if (SAYS_SOMETHING.test(path.hub?.file?.opts?.filename ?? '')) return undefined;
  return isMessage(path.node) ? 'a message' : undefined;
}

function isMessage(node) {
  if (node.type === 'StringLiteral') return node.value.includes(' ');
  if (node.type !== 'TemplateLiteral') return false;
  return node.quasis.some(({ value }) => value.raw.includes(' ')) && node.expressions.every(isPlain);
}

const PLAIN = ['Identifier', 'MemberExpression', 'NumericLiteral'];

function isPlain(node) {
  if (node.type === 'CallExpression') return isPlain(node.callee) && node.arguments.every(isPlain);
  return PLAIN.includes(node.type);
}

/** The plugin for Stryker's `ignorers`. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'messages', value: { shouldIgnore } }];
