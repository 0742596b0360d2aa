import type { DisbursalBasis } from '@marketplace/shared/api';
import { toPaise } from '@marketplace/shared/lending';
import { getIndianToday } from '../../data/indianDay';
import type { ApplicationRecord, Collections, PartnerRecord } from '../../data/records';
import type { Filter, Reader, Selected } from '../../store/port';
import type { Days } from '../summary/disbursals';
import {
  createdWithinFilter,
  getDisbursalDay,
  FIGURES,
  statusWithinFilter,
  isWithinDays,
} from '../summary/disbursals';
import type { Earnings, LedgerEntry } from '../summary/earnings';
import { computeEarnings, findEntries, groupBy } from '../summary/earnings';

type Period = Days & { readonly basis: DisbursalBasis };

/** One amount of a partner's ledger. */
export interface Commission {
  readonly id: string;
  readonly kind: 'commission' | 'claw_back' | 'referral';
  readonly partner_id: number;
  /** What it is earned by; undefined for a referral and its claw-back. */
  readonly disbursal: { readonly application: Shown; readonly earnings: Earnings } | undefined;
  /** The referred partner; undefined for a disbursal. */
  readonly referred: Readonly<PartnerRecord> | undefined;
  /** What is booked; undefined for what the slabs promise. */
  readonly entry: LedgerEntry | undefined;
  /** The partner's share in paise, without taxes; negative for a claw-back. */
  readonly paise: number;
  /** What it adds to the revenue of the platform, in paise. */
  readonly revenue: number;
}

export const isClawBack = ({ kind }: { readonly kind?: string | null }): boolean =>
  kind === 'claw_back';

/** What the lines of the ledger show of an application. */
const SHOWN = [...FIGURES, 'customer_name', 'reference'] as const;

type Shown = Selected<ApplicationRecord, (typeof SHOWN)[number]>;

/**
 * Finds the applications whose commission counts within the period, those that a claw-back within it
 * refers to, and others of the same days.
 */
async function findApplications(
  reader: Reader<Collections>,
  filter: Filter,
  clawBacks: readonly LedgerEntry[],
  period: Period | undefined,
): Promise<readonly Shown[]> {
  if (!period) return reader.select('applications', SHOWN, { filter });
  const isByDisbursal = period.basis === 'disbursal';
  const days = isByDisbursal ? statusWithinFilter(period) : createdWithinFilter(period);
  const found = await reader.select('applications', SHOWN, { filter: { ...filter, ...days } });
  if (!isByDisbursal) return found;
  const known = new Set(found.map(({ id }) => id));
  const id = clawBacks
    .filter(({ booked_on }) => isWithinDays(booked_on, period))
    .flatMap(({ claw_back_of }) => claw_back_of ?? [])
    .filter((one) => !known.has(one));
  return [...found, ...(await reader.select('applications', SHOWN, { filter: { id } }))];
}

/**
 * Finds every commission, referral and claw-back of a partner, or of all partners: one commission for
 * each disbursal, and for each entry in a payout, whatever has become of its application since. With a
 * period, commissions that do not count within it may be left out.
 */
export async function findCommissions(
  reader: Reader<Collections>,
  partner_id?: number,
  period?: Period,
): Promise<Commission[]> {
  const filter = partner_id === undefined ? {} : { partner_id };
  const entries = await findEntries(reader, filter);
  const inPayout = new Set(entries.filter((one) => one.payout_id).map(({ id }) => id));
  const clawBacks = entries.filter(isClawBack);
  const clawBacksByEntry = groupBy(clawBacks, ({ claw_back_of }) => claw_back_of);
  const applications = await findApplications(reader, filter, clawBacks, period);
  const counted = applications.filter(
    ({ id, status }) => status === 'disbursed' || inPayout.has(id) || clawBacksByEntry.has(id),
  );
  const earned = await computeEarnings(reader, counted, entries);
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
export function getCommissionDay(
  { kind, disbursal, entry }: Commission,
  basis: DisbursalBasis,
): string {
  if (!disbursal || (basis === 'disbursal' && kind === 'claw_back'))
    return entry?.booked_on ?? getIndianToday();
  return getDisbursalDay(disbursal.application, basis);
}

/** Finds the commissions of a partner, or of all partners, that count within a period. */
export async function findCommissionsInPeriod(
  reader: Reader<Collections>,
  period: Period,
  partner_id?: number,
): Promise<Commission[]> {
  const found = await findCommissions(reader, partner_id, period);
  return found.filter((one) => isWithinDays(getCommissionDay(one, period.basis), period));
}

/** Returns the sum of the partners' shares in paise. */
export const sumPaise = (commissions: readonly Commission[]): number =>
  commissions.reduce((sum, { paise }) => sum + paise, 0);
