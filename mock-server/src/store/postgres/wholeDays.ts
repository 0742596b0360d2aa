import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import { parseIndianDay } from '../figures';
import type { AnySpec } from '../filter';
import type { Filter } from '../port';

/** A period as the filter of its whole days, and those of the parts of a day at its ends. */
interface SplitPeriod {
  readonly whole: Filter;
  readonly edges: readonly Filter[];
}

/** Returns the day in India in which an edge lies, if the order of texts agrees; undefined if not. */
function findDay(edge: unknown): { readonly start: string; readonly end: string } | undefined {
  const day = parseIndianDay(edge);
  if (typeof edge !== 'string' || day === '') return undefined;
  const start = getIndianDayStart(day);
  const end = getIndianDayStart(addDays(day, 1));
  return start <= edge && edge < end ? { start, end } : undefined;
}

/**
 * Splits the filter of a period of instants that starts or ends within a day. Undefined if it filters by no such
 * period, or by one that ends on the day on which it starts or before.
 */
export function splitPeriod(spec: AnySpec, filter: Filter): SplitPeriod | undefined {
  const named = (field: string, operators: readonly string[]): string[] =>
    operators.map((operator) => `${field}_${operator}`).filter((key) => Object.hasOwn(filter, key));
  const periods = Object.entries(spec.summed?.when ?? {}).flatMap(([field, kind]) => {
    const [lower, upper] = [named(field, ['gte', 'gt']), named(field, ['lt', 'lte'])];
    return lower.length + upper.length === 0 ? [] : [{ field, kind, lower, upper }];
  });
  const [period, ...more] = periods;
  if (period?.kind !== 'instant' || more.length > 0) return undefined;
  const { field, lower, upper } = period;
  const [from, to] = [lower[0], upper[0]];
  const first = from && findDay(filter[from]);
  const last = to && findDay(filter[to]);
  const isUnclear = (from && !first) || (to && !last) || lower.length > 1 || upper.length > 1;
  if (isUnclear || (first && last && first.start >= last.start)) return undefined;
  const [gte, lt] = [`${field}_gte`, `${field}_lt`];
  const others = Object.fromEntries(
    Object.entries(filter).filter(([key]) => key !== from && key !== to),
  );
  return {
    whole: { ...others, ...(first && { [gte]: first.end }), ...(last && { [lt]: last.start }) },
    edges: [
      ...(from && first ? [{ ...others, [from]: filter[from], [lt]: first.end }] : []),
      ...(to && last ? [{ ...others, [gte]: last.start, [to]: filter[to] }] : []),
    ],
  };
}
