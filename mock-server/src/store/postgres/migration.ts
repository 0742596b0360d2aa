import type { Names } from './names';

/** One numbered step of the tables. Its statements may be run again when a start was cut short. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: (names: Names) => readonly string[];
}
