import type { Migration } from '../migration';

/** Adds the table of the number of records with each combination of values in counted fields. */
export const keptCounts: Migration = {
  number: 3,
  name: 'kept_counts',
  statements: (names) => [
    `create table if not exists ${names.rows('store_counts')} (
      collection text not null,
      fields text not null,
      value text not null,
      row_count bigint not null,
      primary key (collection, fields, value)
    )`,
  ],
};
