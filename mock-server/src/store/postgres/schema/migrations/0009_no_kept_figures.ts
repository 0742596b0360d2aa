import type { Migration } from '../migration';

/** Drops the counts and sums that each transaction updated: indexes answer the same figures. */
export const noKeptFigures: Migration = {
  number: 9,
  name: 'no_kept_figures',
  statements: (names) =>
    ['store_counts', 'store_sums'].map((name) => `drop table if exists ${names.rows(name)}`),
};
