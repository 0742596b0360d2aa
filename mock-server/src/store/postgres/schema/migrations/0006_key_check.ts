import type { Migration } from '../migration';

/** Adds a word that the key of the data has closed, by which a server with another key notices it. */
export const keyCheck: Migration = {
  number: 6,
  name: 'key_check',
  statements: (names) => [`alter table ${names.state} add column if not exists key_check text`],
};
