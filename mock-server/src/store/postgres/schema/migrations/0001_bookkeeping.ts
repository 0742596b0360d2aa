import type { Migration } from '../migration';

/** Adds the table of each collection's row count, highest id and shape. */
export const bookkeeping: Migration = {
  number: 1,
  name: 'bookkeeping',
  statements: (names) => [
    `create table if not exists ${names.collections} (
      name text primary key,
      row_count bigint not null,
      highest bigint not null,
      shape text not null
    )`,
  ],
};
