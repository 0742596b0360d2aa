import type { Migration } from '../migration';

/** Adds the table of how often each key has asked. A crash of the database may empty it, so that counting is cheap. */
export const limits: Migration = {
  number: 8,
  name: 'limits',
  statements: (names) => [
    `create unlogged table if not exists ${names.limits} (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
  ],
};
