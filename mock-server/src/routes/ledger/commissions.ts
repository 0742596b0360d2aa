import type { DisbursalBasis } from '@marketplace/shared/api';
import { toPaise } from '@marketplace/shared/lending';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord, Collections, PartnerRecord } from '../../data/records';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { Reader } from '../../store/port';
import type { Days } from '../summary/disbursals';
import { disbursalDay, within } from '../summary/disbursals';
import type { Earnings } from '../summary/earnings';
import { computeEarnings } from '../summary/earnings';

/** One amount of a partner's ledger. */
export interface Commission {
  readonly id: string;
  readonly kind: 'commission' | 'claw_back' | 'referral';
  readonly partner_id: number;
  /** What it is earned by; undefined for a referral and its claw-back. */
  readonly disbursal:
    | { readonly application: Readonly<ApplicationRecord>; readonly earnings: Earnings }
    | undefined;
  /** The referred partner; undefined for a disbursal. */
  readonly referred: Readonly<PartnerRecord> | undefined;
  /** What is booked; undefined for what the slabs promise. */
  readonly entry: Readonly<LedgerEntryRecord> | undefined;
  /** The partner's share in paise, without taxes; negative for a claw-back. */
  readonly paise: number;
  /** What it adds to the revenue of the platform, in paise. */
  readonly revenue: number;
}

export const isClawBack = ({ kind }: Pick<LedgerEntryRecord, 'kind'>): boolean =>
  kind === 'claw_back';

/**
 * Finds every commission, referral and claw-back of a partner, or of all partners: one commission for
 * each disbursal, and for each entry in a payout, whatever has become of its application since.
 */
export async function findCommissions(
  reader: Reader<Collections>,
  partner_id?: number,
): Promise<Commission[]> {
  const filter = partner_id === undefined ? {} : { partner_id };
  const { rows: applications } = await reader.find('applications', { filter });
  const { rows: entries } = await reader.find('ledger_entries', { filter });
  const inPayout = new Set(entries.filter((one) => one.payout_id).map(({ id }) => id));
  const clawBacks = entries.filter(isClawBack);
  const clawedBack = new Set(clawBacks.map(({ claw_back_of }) => claw_back_of));
  const counted = applications.filter(
    ({ id, status }) => status === 'disbursed' || inPayout.has(id) || clawedBack.has(id),
  );
  const earned = await computeEarnings(reader, counted);
  const commissions: Commission[] = [];
  for (const [application, earnings] of earned) {
    const { id, partner_id } = application;
    const subject = { partner_id, disbursal: { application, earnings }, referred: undefined };
    commissions.push({
      id,
      kind: 'commission',
      ...subject,
      entry: earnings.entry,
      paise: toPaise(earnings.payout),
      revenue: toPaise(earnings.revenue),
    });
    for (const entry of clawBacks.filter((one) => one.claw_back_of === id))
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
      referred: await reader.get('partners', entry.referred_partner_id),
      entry,
      paise: toPaise(entry.partner_amount),
      revenue: 0,
    });
  }
  return commissions;
}

/**
 * Returns the day that a commission counts on. By the day of the disbursal a claw-back counts when it
 * is booked; by the day of the application both count with the application. What concerns a referral
 * counts when it is booked.
 */
export function commissionDay(
  { kind, disbursal, entry }: Commission,
  basis: DisbursalBasis,
): string {
  if (!disbursal || (basis === 'disbursal' && kind === 'claw_back'))
    return entry?.booked_on ?? indianDay();
  return disbursalDay(disbursal.application, basis);
}

/** Filters the commissions that count within a period. */
export const commissionsIn = (
  commissions: readonly Commission[],
  period: Days,
  basis: DisbursalBasis,
): Commission[] => commissions.filter((one) => within(commissionDay(one, basis), period));

/** Returns the sum of the partners' shares in paise. */
export const sumPaise = (commissions: readonly Commission[]): number =>
  commissions.reduce((sum, { paise }) => sum + paise, 0);
