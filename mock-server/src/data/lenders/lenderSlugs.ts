import { toSlug } from '@marketplace/shared/schema';
import type { Reader } from '../../store/port';
import type { Collections, LenderRecord } from '../records';

/** Returns a lender's slug. Records stored before slugs existed use the slug of their name. */
export const getLenderSlug = ({ slug, name }: Pick<LenderRecord, 'slug' | 'name'>): string =>
  slug || toSlug(name);

/**
 * Finds the lender with a slug, or else one whose current name has that slug. Finds a deleted
 * lender only if `known` returns true for its id.
 */
export async function findLenderBySlug(
  reader: Reader<Collections>,
  named: string,
  known: (id: number) => boolean,
): Promise<Readonly<LenderRecord> | undefined> {
  const wanted = toSlug(named);
  const bySlug = await reader.find('lenders', { filter: { slug: wanted } });
  const exact = bySlug.rows.find(({ id, deleted_at }) => deleted_at === null || known(id));
  if (exact) return exact;
  const { rows } = await reader.find('lenders', { filter: { deleted_at: null } });
  return (
    rows.find((lender) => getLenderSlug(lender) === wanted) ??
    rows.find(({ name }) => toSlug(name) === wanted)
  );
}
