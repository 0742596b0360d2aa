import type { Names } from './names';

/**
 * One numbered schema change, which runs in one transaction beside servers of the version before. It only adds, or
 * it comes with a higher `SCHEMA_VERSION`.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: (names: Names) => readonly string[];
}
