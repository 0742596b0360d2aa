import type { Migration } from '../migration';

/**
 * Adds what versions need to share tables: the shapes that they merge, which rows are filled with them, and
 * which servers run. Servers of earlier versions, which rebuild tables, may no longer write.
 */
export const expandAndContract: Migration = {
  number: 10,
  name: 'expand_and_contract',
  statements: (names) => [
    `alter table ${names.state} add column revision integer not null default 0`,
    `alter table ${names.collections} add column filled jsonb not null default '{"fields": {}, "text": [], "secret": []}'`,
    `alter table ${names.collections} add column filled_to text not null default ''`,
    `update ${names.collections} set shape = filled::text`,
    `update ${names.state} set shape = ''`,
    `create table ${names.servers} (
      id uuid primary key,
      shape text not null,
      seen_at timestamptz not null
    )`,
  ],
};
