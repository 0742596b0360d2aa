import type { DisbursalBasis } from '@marketplace/shared/api';
import type { CommissionTax, TaxProfile } from '@marketplace/shared/lending';
import { taxCommissions, toPaise, toRupees } from '@marketplace/shared/lending';
import type { LedgerLine } from '@marketplace/shared/schema';
import { PAYOUT_DAY } from '@marketplace/shared/schema';
import { getIndianToday } from '../../data/indianDay';
import type { Collections, DisputeRecord, PayoutRecord } from '../../data/records';
import { deriveReference } from '../../data/specs/references';
import type { Reader } from '../../store/port';
import { mapInSlices } from '../../store/selected';
import { compareText } from '../../store/textOrder';
import { getDisbursedAmount } from '../summary/disbursals';
import type { Commission } from './commissions';
import { getCommissionDay, findCommissions } from './commissions';
import { loadGstRegistration } from './gstRegistration';

/** Returns what decides on a partner's taxes. */
export async function loadTaxProfile(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<TaxProfile> {
  const { rows } = await reader.find('resource_partner_taxes', { filter: { partner_id } });
  const { isRegistered } = await loadGstRegistration(reader, partner_id);
  return { hasPan: rows[0]?.['pan_on_record'] === 1, isGstRegistered: isRegistered };
}

/** Returns the day by which the payout of a month is due: a day of the next month. */
export function getDueDay(month: string): string {
  const next = new Date(`${month}-${String(PAYOUT_DAY)}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}

/** Returns the day of the run that pays what is due on a day: the next one, if that day has passed. */
function nextRun(due: string): string {
  const today = getIndianToday();
  const thisMonth = `${today.slice(0, 7)}-${String(PAYOUT_DAY)}`;
  if (due >= today) return due;
  return thisMonth >= today ? thisMonth : getDueDay(today.slice(0, 7));
}

/** Entries in payouts first, because their taxes stay, then by booking, then what is expected. */
const taxOrder = ({ entry, disbursal, id }: Commission): string => {
  const phase = entry?.payout_id ? 0 : entry ? 1 : 2;
  return `${phase} ${entry?.booked_on ?? disbursal?.application.status_date} ${id}`;
};

function computeTaxes(
  commissions: readonly Commission[],
  profile: TaxProfile,
): Map<string, CommissionTax> {
  const bookedOn = new Map(commissions.map(({ id, entry }) => [id, entry?.booked_on]));
  const taxOrders = new Map(commissions.map((one) => [one, taxOrder(one)]));
  const inOrder = commissions.toSorted((a, b) =>
    (taxOrders.get(a) ?? '') < (taxOrders.get(b) ?? '') ? -1 : 1,
  );
  const taxes = taxCommissions(
    inOrder.map(({ paise, entry }) => ({
      paise,
      day: entry?.booked_on ?? getIndianToday(),
      gstDay: bookedOn.get(entry?.claw_back_of ?? ''),
      fixed: entry?.payout_id
        ? { tds: toPaise(entry.tds ?? 0), gst: toPaise(entry.gst ?? 0) }
        : undefined,
    })),
    profile,
  );
  return new Map(inOrder.map(({ id }, index) => [id, taxes[index] ?? { tds: 0, gst: 0, net: 0 }]));
}

/** Returns a function that gives the day of the run that pays a month; it computes each month once. */
function buildRunDays(): (month: string) => string {
  const known = new Map<string, string>();
  return (month) => {
    const day = known.get(month) ?? nextRun(getDueDay(month));
    known.set(month, day);
    return day;
  };
}

interface LineParts {
  readonly tax: CommissionTax;
  readonly payout: Readonly<PayoutRecord> | undefined;
  readonly dispute: Readonly<DisputeRecord> | undefined;
  readonly basis: DisbursalBasis;
  /** Gives the day of the run that pays a month. */
  readonly runDay: (month: string) => string;
  readonly thisMonth: string;
}

function toLine(commission: Commission, parts: LineParts): LedgerLine {
  const { id, kind, partner_id, disbursal, referred, entry, paise } = commission;
  const application = disbursal?.application;
  const { tax, payout, dispute, basis, runDay, thisMonth } = parts;
  const paidBy = entry && runDay(payout?.month ?? thisMonth);
  const status = dispute?.status ?? '';
  return {
    id,
    kind,
    state: payout?.status ?? (entry ? 'due' : 'expected'),
    day: getCommissionDay(commission, basis),
    partner_id,
    application_id: application?.id ?? null,
    application_reference: application
      ? (application.reference ?? deriveReference('applications', application.id))
      : (entry?.application_reference ?? ''),
    customer_name: application?.customer_name ?? '',
    referred_name: referred?.title ?? '',
    lender_name: application?.lender_name ?? '',
    product: application?.product ?? '',
    disbursed_amount: application ? getDisbursedAmount(application) : null,
    disbursed_on: application?.status_date ?? null,
    commission: toRupees(paise),
    gst: toRupees(tax.gst),
    tds: toRupees(tax.tds),
    net: toRupees(tax.net),
    booked_on: entry?.booked_on ?? null,
    paid_on: payout?.paid_on ?? paidBy ?? null,
    payout_id: payout?.id ?? null,
    payout_reference: payout?.reference ?? '',
    utr: payout?.utr ?? '',
    reason: kind === 'claw_back' ? (entry?.remarks ?? '') : '',
    dispute_id: dispute?.id ?? null,
    dispute_status:
      status === 'open' || status === 'answered' || status === 'resolved' ? status : '',
    unread: dispute?.unread_partner ?? 0,
  };
}

/** A line with the commission that it shows. */
export interface OpenedLine {
  readonly line: LedgerLine;
  readonly commission: Commission;
}

/** Finds all lines of a partner's ledger, newest first, each with the day that it counts on by the basis. */
export async function findLedgerLines(
  reader: Reader<Collections>,
  partner_id: number,
  basis: DisbursalBasis,
): Promise<OpenedLine[]> {
  const filter = { partner_id };
  const commissions = await findCommissions(reader, partner_id);
  const taxes = computeTaxes(commissions, await loadTaxProfile(reader, partner_id));
  const payouts = await reader.find('payouts', { filter });
  const payoutsById = new Map(payouts.rows.map((payout) => [payout.id, payout]));
  const disputes = await reader.find('disputes', { filter, sort: ['created_at', 'ASC'] });
  const disputesByEntry = new Map(disputes.rows.map((dispute) => [dispute.entry_id, dispute]));
  const runDay = buildRunDays();
  const thisMonth = getIndianToday().slice(0, 7);
  const lines = await mapInSlices(commissions, 1000, (commission) => ({
    commission,
    line: toLine(commission, {
      tax: taxes.get(commission.id) ?? { tds: 0, gst: 0, net: 0 },
      payout: payoutsById.get(commission.entry?.payout_id ?? ''),
      dispute: disputesByEntry.get(commission.id),
      basis,
      runDay,
      thisMonth,
    }),
  }));
  return lines.toSorted(
    (a, b) => compareText(b.line.day, a.line.day) || compareText(a.line.id, b.line.id),
  );
}

/** Sums of ledger lines in ₹, exact to the paisa. */
export function sumLines(
  lines: readonly LedgerLine[],
): Pick<LedgerLine, 'commission' | 'gst' | 'tds' | 'net'> & { count: number } {
  const sum = (field: 'commission' | 'gst' | 'tds' | 'net'): number =>
    toRupees(lines.reduce((total, line) => total + toPaise(line[field]), 0));
  return {
    count: lines.length,
    commission: sum('commission'),
    gst: sum('gst'),
    tds: sum('tds'),
    net: sum('net'),
  };
}
