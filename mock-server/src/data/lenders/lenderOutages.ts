import { nowIso } from '../../clock';
import type { Language } from '../../messages/translate';
import type { Reader } from '../../store/port';
import type { Collections, LenderOutageRecord, LenderRecord } from '../records';
import { nameLender } from './lenderNames';

/** Returns the outages that run now or are still to come, the earliest first. */
export async function findOutages(
  reader: Reader<Collections>,
  lenderId?: number,
): Promise<readonly Readonly<LenderOutageRecord>[]> {
  const ofLender = lenderId === undefined ? {} : { lender_id: lenderId };
  const { rows } = await reader.find('lender_outages', {
    filter: { cancelled_at: null, ends_at_gt: nowIso(), ...ofLender },
    sort: ['starts_at', 'ASC'],
  });
  return rows;
}

/** Whether an outage that is not over has begun. */
export const isRunning = ({ starts_at }: Pick<LenderOutageRecord, 'starts_at'>): boolean =>
  starts_at <= nowIso();

/**
 * Returns a function that shows a lender as borrowers see it now: switched off during an outage. The record
 * stays unchanged, so an outage needs no job to end.
 */
export async function buildOutageOverlay(
  reader: Reader<Collections>,
): Promise<(lender: Readonly<LenderRecord>) => Readonly<LenderRecord>> {
  const suspended = new Set(
    (await findOutages(reader)).filter(isRunning).map(({ lender_id }) => lender_id),
  );
  return (lender) => (suspended.has(lender.id) ? { ...lender, lender_status: 0 } : lender);
}

/** Whether somebody offers a product now. */
export const hasLenders = async (reader: Reader<Collections>, product: string): Promise<boolean> =>
  (await findLendingLenders(reader, { product })).length > 0;

/** Returns the lenders that lend now: switched on, not deleted and without an outage; by their names in a language. */
export async function findLendingLenders(
  reader: Reader<Collections>,
  filter: Readonly<Record<string, unknown>> = {},
  language: Language = 'en',
): Promise<readonly Readonly<LenderRecord>[]> {
  const applyOutage = await buildOutageOverlay(reader);
  const { rows } = await reader.find('lenders', {
    filter: { deleted_at: null, lender_status: 1, ...filter },
    sort: ['name', 'ASC'],
  });
  const lending = rows.filter((lender) => applyOutage(lender).lender_status === 1);
  if (language === 'en') return lending;
  return lending
    .map((lender) => nameLender(lender, language))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}
