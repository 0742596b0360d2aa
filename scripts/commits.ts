import { execFileSync } from 'node:child_process';
import { checkSubject } from './checks/commitSubjects';

/** The last commit before the rule existed. It and its ancestors are not checked. */
const LAST_UNCHECKED = 'baa6876bfa299be02cc92e137f1af6587c5a384d';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The subjects to check: all after the rule, or the newest alone where the history is cut short. */
function readSubjects(): string[] {
  const range = isKnown(LAST_UNCHECKED) ? [`${LAST_UNCHECKED}..HEAD`] : ['-1', 'HEAD'];
  return git('log', '--no-merges', '--format=%s', ...range)
    .split('\n')
    .filter(Boolean);
}

let wrong = 0;
const subjects = isKnown('HEAD') ? readSubjects() : [];
for (const subject of subjects) {
  const problem = checkSubject(subject);
  if (!problem) continue;
  wrong += 1;
  console.log(`"${subject}" ${problem}`);
}
console.log(`Commit subjects: ${subjects.length} checked, ${wrong} to reword`);
process.exitCode = wrong === 0 ? 0 : 1;
