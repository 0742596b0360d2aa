import type { Migration } from '../migration';

/** Adds the version of the schema, which tells a server that a newer one has changed the tables. */
export const schemaVersion: Migration = {
  number: 2,
  name: 'schema_version',
  statements: (names) => [
    `alter table ${names.state} add column if not exists schema_version integer not null default 1`,
  ],
};
