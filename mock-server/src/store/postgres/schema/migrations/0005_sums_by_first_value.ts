import type { Migration } from '../migration';

/**
 * Adds an index of the sums by the value of their first field, so that the figures of one partner or lender do
 * not read those of all others for each day.
 */
export const sumsByFirstValue: Migration = {
  number: 5,
  name: 'sums_by_first_value',
  statements: (names) => [
    `create index if not exists store_sums_first_value on ${names.rows('store_sums')}
      (collection, fields, (split_part(value, E'\\n', 1)), period)`,
  ],
};
