import type { DisbursalBasis } from '@marketplace/shared/api';
import type { TaxProfile } from '@marketplace/shared/lending';
import { taxCommissions, toPaise, toRupees } from '@marketplace/shared/lending';
import type { LedgerLine } from '@marketplace/shared/schema';
import { PAYOUT_DAY } from '@marketplace/shared/schema';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, EarningRecord } from '../../../data/records';
import type { LedgerEntryRecord } from '../../../data/uploads';
import type { Reader, Selected } from '../../../store/port';
import { mapInSlices } from '../../../store/selected';
import { compareText } from '../../../store/textOrder';
import { loadGstRegistration } from './gstRegistration';

/** Returns the facts that decide on a partner's taxes. */
export async function loadTaxProfile(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<TaxProfile> {
  const { rows } = await reader.find('resource_partner_taxes', { filter: { partner_id } });
  const { isRegistered } = await loadGstRegistration(reader, partner_id);
  return { hasPan: rows[0]?.['pan_on_record'] === 1, isGstRegistered: isRegistered };
}

/** Returns the due day of a month's payout, which is in the next month. */
export function getDueDay(month: string): string {
  const next = new Date(`${month}-${String(PAYOUT_DAY)}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns the day of the next payout run on or after a due day; of the coming one if the due day has passed. */
function getRunDay(due: string): string {
  const today = getIndianToday();
  const thisMonth = `${today.slice(0, 7)}-${String(PAYOUT_DAY)}`;
  if (due >= today) return due;
  return thisMonth >= today ? thisMonth : getDueDay(today.slice(0, 7));
}

/** Returns a function that computes the day of the run that pays a month, once for each month. */
function buildRunDays(): (month: string) => string {
  const known = new Map<string, string>();
  return (month) => {
    const day = known.get(month) ?? getRunDay(getDueDay(month));
    known.set(month, day);
    return day;
  };
}

/** The fields of an earning that decide on its order and on its taxes. */
const EARNING_FIELDS = [
  'id',
  'subject_id',
  'lender_id',
  'payout',
  'disbursal_day',
  'application_day',
] as const satisfies readonly (keyof EarningRecord)[];

/** The fields of an entry that decide on its taxes and its payout. */
const ENTRY_FIELDS = [
  'id',
  'booked_on',
  'claw_back_of',
  'payout_id',
  'gst',
  'tds',
] as const satisfies readonly (keyof LedgerEntryRecord)[];

type Booked = Selected<LedgerEntryRecord, (typeof ENTRY_FIELDS)[number]>;

interface Earned {
  readonly earning: Selected<EarningRecord, (typeof EARNING_FIELDS)[number]>;
  /** The booked entry; undefined for what the slabs promise. */
  readonly entry: Booked | undefined;
}

/**
 * Sorts entries in payouts first, because their taxes are fixed, then the other booked ones, then what is expected.
 */
function getTaxOrder({ earning: { id, disbursal_day }, entry }: Earned): string {
  const phase = entry?.payout_id ? 0 : entry ? 1 : 2;
  return `${phase} ${entry?.booked_on ?? disbursal_day} ${id}`;
}

/** Pairs each earning with its taxes, in the order of their computation. */
function computeTaxes(earned: readonly Earned[], profile: TaxProfile) {
  const today = getIndianToday();
  const bookedOn = new Map(earned.map(({ earning, entry }) => [earning.id, entry?.booked_on]));
  const inOrder = earned
    .map(({ earning, entry }) => ({ earning, entry, order: getTaxOrder({ earning, entry }) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  const taxes = taxCommissions(
    inOrder.map(({ earning, entry }) => ({
      paise: toPaise(earning.payout),
      day: entry?.booked_on ?? today,
      gstDay: bookedOn.get(entry?.claw_back_of ?? ''),
      fixed: entry?.payout_id
        ? { tds: toPaise(entry.tds ?? 0), gst: toPaise(entry.gst ?? 0) }
        : undefined,
    })),
    profile,
  );
  return inOrder.map(({ earning, entry }, index) => ({
    earning,
    entry,
    tax: taxes[index] ?? { tds: 0, gst: 0, net: 0 },
  }));
}

const SUM_FIELDS = ['commission', 'gst', 'tds', 'net'] as const;

/** An amount of a partner's ledger with its taxes, in ₹, without the fields of its subject. */
export interface LedgerAmount extends Pick<
  LedgerLine,
  | 'id'
  | 'state'
  | 'day'
  | (typeof SUM_FIELDS)[number]
  | 'booked_on'
  | 'paid_on'
  | 'payout_id'
  | 'payout_reference'
  | 'utr'
> {
  /** The application or referral that earns it. */
  readonly subject_id: string;
  /** Null for a referral. */
  readonly lender_id: number | null;
}

/**
 * Finds all amounts of a partner's ledger, each with the day on which it counts by the basis. The taxes of
 * each amount depend on the earlier ones, so this reads all earnings of the partner.
 */
export async function findLedgerAmounts(
  reader: Reader<Collections>,
  partner_id: number,
  basis: DisbursalBasis,
): Promise<LedgerAmount[]> {
  const filter = { partner_id };
  const earnings = await reader.select('earnings', EARNING_FIELDS, { filter });
  const entries = await reader.select('ledger_entries', ENTRY_FIELDS, { filter });
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const earned = earnings.map((earning) => ({ earning, entry: entriesById.get(earning.id) }));
  const payouts = await reader.find('payouts', { filter });
  const payoutsById = new Map(payouts.rows.map((payout) => [payout.id, payout]));
  const runDay = buildRunDays();
  const thisMonth = getIndianToday().slice(0, 7);
  const taxed = computeTaxes(earned, await loadTaxProfile(reader, partner_id));
  return mapInSlices(taxed, 2000, ({ earning, entry, tax }): LedgerAmount => {
    const payout = payoutsById.get(entry?.payout_id ?? '');
    const paidBy = entry && runDay(payout?.month ?? thisMonth);
    return {
      id: earning.id,
      subject_id: earning.subject_id,
      lender_id: earning.lender_id,
      state: payout?.status ?? (entry ? 'due' : 'expected'),
      day: earning[`${basis}_day`],
      commission: earning.payout,
      gst: toRupees(tax.gst),
      tds: toRupees(tax.tds),
      net: toRupees(tax.net),
      booked_on: entry?.booked_on ?? null,
      paid_on: payout?.paid_on ?? paidBy ?? null,
      payout_id: payout?.id ?? null,
      payout_reference: payout?.reference ?? '',
      utr: payout?.utr ?? '',
    };
  });
}

/** Sorts amounts in the order of the ledger. */
export const sortNewestFirst = (amounts: readonly LedgerAmount[]): LedgerAmount[] =>
  amounts.toSorted((a, b) => compareText(b.day, a.day) || compareText(a.id, b.id));

/** Sums of ledger lines in ₹, exact to the paisa. */
export function sumLines(
  lines: readonly Pick<LedgerLine, (typeof SUM_FIELDS)[number]>[],
): Pick<LedgerLine, (typeof SUM_FIELDS)[number]> & { count: number } {
  const sum = (field: (typeof SUM_FIELDS)[number]): number =>
    toRupees(lines.reduce((total, line) => total + toPaise(line[field]), 0));
  return {
    count: lines.length,
    commission: sum('commission'),
    gst: sum('gst'),
    tds: sum('tds'),
    net: sum('net'),
  };
}
