import type { Names } from './names';

/**
 * One numbered schema change. Its statements must be repeatable, because a start may be
 * interrupted.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: (names: Names) => readonly string[];
}
