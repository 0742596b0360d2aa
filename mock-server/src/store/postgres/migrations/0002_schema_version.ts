import type { Migration } from '../migration';

/** Which version of the server last gave the tables their shape. */
export const schemaVersion: Migration = {
  number: 2,
  name: 'schema_version',
  statements: (names) => [
    `alter table ${names.state} add column if not exists schema_version integer not null default 1`,
  ],
};
