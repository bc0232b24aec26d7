import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite } from './build.js';
import { generatedFiles } from './generated.js';
import { brokenLinks } from './link-check.js';
import { readSets } from './sets.js';

const SITE = 'docs/site';

for (const [file, text] of Object.entries(generatedFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
buildSite(SITE, await readSets());
execFileSync('npx', ['typedoc', '--out', `${SITE}/api`, '--logLevel', 'Warn'], { stdio: 'inherit' });
// The reference checks its own links.
const broken = brokenLinks(SITE).filter((problem) => !problem.startsWith('api/'));
for (const problem of broken) console.error(problem);
console.log(broken.length === 0 ? `The site is in ${SITE}: open ${SITE}/index.html` : `${broken.length} broken links`);
process.exitCode = broken.length === 0 ? 0 : 1;
