import type { Fields } from './resourceRow';

const ENDS = ['gte', 'lte'] as const;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRange = (value: unknown): value is Partial<Record<(typeof ENDS)[number], unknown>> =>
  isFields(value) && Object.keys(value).every((key) => key === 'gte' || key === 'lte');

/**
 * Converts a filter form's ranges, `{amount: {gte: 1, lte: 5}}`, to the server's parameters
 * `amount_gte` and `amount_lte`.
 */
export const flattenRanges = (filter: unknown): Fields =>
  Object.fromEntries(
    Object.entries(isFields(filter) ? filter : {}).flatMap(([name, value]) =>
      isRange(value)
        ? ENDS.flatMap((end) =>
            value[end] === undefined || value[end] === '' ? [] : [[`${name}_${end}`, value[end]]],
          )
        : [[name, value]],
    ),
  );
