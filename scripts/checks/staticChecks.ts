/** A check of the source that runs without the product. */
export interface StaticCheck {
  name: string;
  command: readonly [string, ...string[]];
}

/** Every static check, in the order in which they run; `npm run lint` and `npm test` run all of them. */
export const STATIC_CHECKS: readonly StaticCheck[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'zones', command: ['tsx', 'scripts/zones.ts'] },
  { name: 'names', command: ['tsx', 'scripts/names.ts'] },
  { name: 'commits', command: ['tsx', 'scripts/commits.ts'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'shipped', command: ['knip', '--production', '--no-progress'] },
  { name: 'types', command: ['tsc', '-b'] },
];
