import type { Reader } from '../../store/port';
import type { Collections } from '../records';

/** Loads the names of the revenue types, in both languages, for a lookup by number. */
export async function loadRevenueTypes(reader: Reader<Collections>) {
  const { rows } = await reader.find('revenue_types');
  const names = new Map(rows.map(({ id, name, name_hi = '' }) => [id, { name, name_hi }]));
  return (id: number) => names.get(id) ?? { name: '', name_hi: '' };
}

export type RevenueTypeNames = Awaited<ReturnType<typeof loadRevenueTypes>>;
