import { toSlug } from '@marketplace/shared/schema';
import type { Reader } from '../store/port';
import type { Collections, LenderRecord } from './records';

/** A lender's slug. Records from before there were slugs have the one of their name. */
export const getLenderSlug = ({ slug, name }: Pick<LenderRecord, 'slug' | 'name'>): string =>
  slug || toSlug(name);

/**
 * The lender of an address: the one whose slug it is, or whose name has that slug now. One that is
 * deleted is found only where `known` says that the person has to do with it.
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
