/** A check of the source that runs without the product. */
export interface StaticCheck {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}

/**
 * One thread for the linter and the compiler. They run beside tests that keep every processor busy, and each further
 * thread resolves the same types once more.
 */
const ONE_THREAD = { GOMAXPROCS: '1' };

/** Every static check, in the order in which they run; `npm run lint` and `npm test` run all of them. */
export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'], env: ONE_THREAD },
  { name: 'zones', command: ['tsx', 'scripts/zones.ts'] },
  { name: 'parsers', command: ['tsx', 'scripts/parsers.ts'] },
  { name: 'sizes', command: ['tsx', 'scripts/sizes.ts'] },
  { name: 'commits', command: ['tsx', 'scripts/commits.ts'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'shipped', command: ['knip', '--production', '--no-progress'] },
  { name: 'types', command: ['tsc', '-b', '--checkers', '1'], env: ONE_THREAD },
];
