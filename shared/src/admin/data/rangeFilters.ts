import type { Fields } from './resourceRow';

const ENDS = ['gte', 'lte'] as const;

const isRange = (value: unknown): value is Partial<Record<(typeof ENDS)[number], unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => key === 'gte' || key === 'lte');

/** A filter form's ranges, `{amount: {gte: 1, lte: 5}}`, as the server asks for them: `amount_gte`, `amount_lte`. */
export const flattenRanges = (filter: Fields): Fields =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      isRange(value)
        ? ENDS.flatMap((end) =>
            value[end] === undefined || value[end] === '' ? [] : [[`${name}_${end}`, value[end]]],
          )
        : [[name, value]],
    ),
  );
