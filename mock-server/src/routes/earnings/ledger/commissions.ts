import { groupBy } from '@marketplace/shared/collections';
import type { DisbursalBasis } from '@marketplace/shared/api';
import { toPaise } from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import { type App, FIGURES, getDisbursalDay } from '../summary/disbursals';
import type { LedgerEntry } from '../summary/earnings';
import { computePromised, findEntries } from '../summary/earnings';

/** One amount of a partner's ledger. */
export interface Commission {
  readonly id: string;
  readonly kind: 'commission' | 'claw_back' | 'referral';
  readonly partner_id: number;
  /** The disbursal that earns it, with the revenue in ₹; undefined for a referral and its claw-back. */
  readonly disbursal: { readonly application: App; readonly revenue: number } | undefined;
  /** The booked entry; undefined for what the slabs promise. */
  readonly entry: LedgerEntry | undefined;
  /** The partner's share in paise, without taxes; negative for a claw-back. */
  readonly paise: number;
  /** Its part of the platform's revenue in paise. */
  readonly revenue: number;
}

export const isClawBack = ({ kind }: { readonly kind?: string | null }): boolean =>
  kind === 'claw_back';

/**
 * Lists one commission for each disbursal and for each entry in a payout, whatever its application's present
 * status, the claw-backs of these, and the referrals.
 */
async function toCommissions(
  reader: Reader<Collections>,
  applications: readonly App[],
  entries: readonly LedgerEntry[],
): Promise<Commission[]> {
  const inPayout = new Set(entries.filter((one) => one.payout_id).map(({ id }) => id));
  const clawBacks = entries.filter(isClawBack);
  const clawBacksByEntry = groupBy(clawBacks, ({ claw_back_of }) => claw_back_of);
  const counted = applications.filter(
    ({ id, status }) => status === 'disbursed' || inPayout.has(id) || clawBacksByEntry.has(id),
  );
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const expected = counted.filter(({ id }) => !entriesById.has(id));
  const promised = await computePromised(reader, expected);
  const commissions: Commission[] = [];
  for (const application of counted) {
    const { id, partner_id } = application;
    const entry = entriesById.get(id);
    const revenue = entry?.amount ?? promised.get(application)?.revenue ?? 0;
    const payout = entry?.partner_amount ?? promised.get(application)?.payout ?? 0;
    const subject = { partner_id, disbursal: { application, revenue } };
    commissions.push({
      id,
      kind: 'commission',
      ...subject,
      entry,
      paise: toPaise(payout),
      revenue: toPaise(revenue),
    });
    for (const entry of clawBacksByEntry.get(id) ?? [])
      commissions.push({
        id: entry.id,
        kind: 'claw_back',
        ...subject,
        entry,
        paise: toPaise(entry.partner_amount),
        revenue: 0,
      });
  }
  for (const entry of entries) {
    if (!entry.referred_partner_id) continue;
    commissions.push({
      id: entry.id,
      kind: isClawBack(entry) ? 'claw_back' : 'referral',
      partner_id: entry.partner_id,
      disbursal: undefined,
      entry,
      paise: toPaise(entry.partner_amount),
      revenue: 0,
    });
  }
  return commissions;
}

/** Returns the subject of an entry: the application that earns a commission, or a referral. */
export const getSubject = ({
  id,
  claw_back_of,
}: {
  readonly id: string;
  readonly claw_back_of?: string | null;
}): string => claw_back_of ?? id;

/** Finds the commissions, referrals and claw-backs of some applications and referrals. */
export async function findCommissionsAbout(
  reader: Reader<Collections>,
  subjects: readonly string[],
): Promise<Commission[]> {
  const applications = await reader.select('applications', FIGURES, { filter: { id: subjects } });
  const entries = await findEntries(reader, { id: subjects });
  const clawBacks = await findEntries(reader, { claw_back_of: subjects });
  return toCommissions(reader, applications, [...entries, ...clawBacks]);
}

/**
 * Returns the day on which a commission counts. By the day of the disbursal, a claw-back counts when it is
 * booked; by the day of the application, both count with the application. A referral and its claw-back count
 * when they are booked.
 */
export function getCommissionDay(
  { kind, disbursal, entry }: Commission,
  basis: DisbursalBasis,
): string {
  if (!disbursal || (basis === 'disbursal' && kind === 'claw_back'))
    return entry?.booked_on ?? getIndianToday();
  return getDisbursalDay(disbursal.application, basis);
}
