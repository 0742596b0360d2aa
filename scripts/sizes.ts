import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A size that should shrink: lower `most` with each change that makes it smaller, until it is `aim`. */
interface Size {
  readonly what: string;
  readonly files: RegExp;
  readonly most: number;
  readonly aim: number;
}

const CONSOLES = 'admin-console|partner-portal|shared/src/admin';

const SIZES: readonly Size[] = [
  {
    what: 'lines of the stores',
    files: /^mock-server\/src\/store\/.*\.ts$/u,
    most: 6000,
    aim: 4300,
  },
  {
    what: 'lines of style sheets of the consoles',
    files: new RegExp(`^(?:${CONSOLES})/.*\\.css$`, 'u'),
    most: 5400,
    aim: 2500,
  },
  {
    what: 'lines of TypeScript that ships',
    files: /^[\w-]+\/src\/.*\.tsx?$/u,
    most: 138_850,
    aim: 130_000,
  },
];

/** Tests, what only tests use, and the data of the fixtures. */
const BESIDE = /\.test\.tsx?$|Suite\.ts$|\/testing\/|\/fixtures\//u;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => !BESIDE.test(file));

const countLines = (file: string): number =>
  readFileSync(resolve(root, file), 'utf8').split('\n').length - 1;

for (const { what, files: pattern, most, aim } of SIZES) {
  const counted = files.filter((file) => pattern.test(file));
  const lines = counted.reduce((sum, file) => sum + countLines(file), 0);
  console.log(`${lines} ${what}, at most ${most}, aim ${aim}`);
  if (lines === 0 || lines > most) process.exitCode = 1;
}
