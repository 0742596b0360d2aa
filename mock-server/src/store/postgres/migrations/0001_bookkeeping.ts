import type { Migration } from '../migration';

/** What the store keeps beside the collections themselves. */
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
