import type { Period } from '@marketplace/shared/admin';

const DAY_MS = 86_400_000;
const startInIndia = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

/** A period as a filter on when records were made: whole days in India. */
export function createdWithin({ from, to }: Period): Readonly<Record<string, string>> {
  return {
    created_at_gte: new Date(startInIndia(from)).toISOString(),
    created_at_lt: new Date(startInIndia(to) + DAY_MS).toISOString(),
  };
}
