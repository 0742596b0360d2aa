import type { Migration } from '../migration';

/** Adds the table of the sums over the records of each day and month, by the values of some fields. */
export const keptSums: Migration = {
  number: 4,
  name: 'kept_sums',
  statements: (names) => [
    `create table if not exists ${names.rows('store_sums')} (
      collection text not null,
      fields text not null,
      period integer not null,
      value text not null,
      row_count bigint not null,
      sum_1 bigint not null,
      sum_2 bigint not null,
      primary key (collection, fields, period, value)
    )`,
  ],
};
