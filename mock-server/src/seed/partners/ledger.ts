import { addDays } from '@marketplace/shared/format';
import {
  computePartnerShare,
  findEarnedSlabs,
  taxCommissions,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import { PAYOUT_DAY, type Payout } from '@marketplace/shared/schema';
import { getIndianToday } from '../../data/indianDay';
import type {
  ApplicationRecord,
  DisputeRecord,
  LenderRevenueRecord,
  MerchantRecord,
  PartnerProfileRecord,
  PayoutAccountRecord,
  PayoutRecord,
} from '../../data/records';
import { identifyAccount } from '../../data/partners/payoutAccounts';
import { deriveReference } from '../../data/specs/references';
import type { State } from '../../data/state';
import type { LedgerEntryRecord } from '../../data/uploads';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import type { PartnerFixture } from '../fixtures/fixtureSchemas';
import { createRandom } from '../random';
import { noonOn } from '../times';
import { buildDispute } from './disputes';
import { seedReferrals } from './referrals';

type Application = NewRecord<ApplicationRecord> & { readonly reference: string };
type Entry = NewRecord<LedgerEntryRecord> & { readonly id: string };

interface Rows {
  readonly applications: readonly Application[];
  readonly partners: readonly PartnerFixture[];
  readonly lender_revenue: readonly NewRecord<LenderRevenueRecord>[];
  readonly partner_profiles: readonly NewRecord<PartnerProfileRecord>[];
  readonly payout_accounts: readonly NewRecord<PayoutAccountRecord>[];
  readonly merchants: readonly NewRecord<MerchantRecord>[];
}

/** Days between a disbursal and its lender's payment. */
const LENDER_DAYS = 8;

/** The part of what its slabs promise that a lender has paid for a partner's second commission. */
const UNDERPAID_SHARE = 0.9;

const addMonths = (month: string, count: number): string => {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7);
};

const getAmount = ({ disbursed_amount, amount }: Application): number => disbursed_amount ?? amount;

const getLenderMonth = ({ lender_id, status_date }: Application): string =>
  `${lender_id} ${status_date.slice(0, 7)}`;

/** Returns a function that computes what a lender's slabs promise for a disbursal, in ₹. */
function createPromise({ applications, lender_revenue }: Rows): (one: Application) => number {
  const months = new Map<string, { readonly number: number; readonly total: number }>();
  for (const one of applications.filter(({ status }) => status === 'disbursed')) {
    const { number, total } = months.get(getLenderMonth(one)) ?? { number: 0, total: 0 };
    const sum = total + toPaise(getAmount(one));
    months.set(getLenderMonth(one), { number: number + 1, total: sum });
  }
  const slabs = lender_revenue.toSorted((a, b) => a.sort_order - b.sort_order);
  return (one) => {
    const { number = 0, total = 0 } = months.get(getLenderMonth(one)) ?? {};
    const earned = findEarnedSlabs(
      { amount: getAmount(one), number, ats: toRupees(total) / number },
      slabs.filter(({ lender_id }) => lender_id === one.lender_id),
    );
    return toRupees(earned.reduce((sum, { revenue }) => sum + toPaise(revenue), 0));
  };
}

function buildBookedEntries(
  partner: PartnerFixture,
  rows: Rows,
  computePromised: (one: Application) => number,
): Entry[] {
  const commissions = rows.applications
    .filter(({ status, partner_id }) => status === 'disbursed' && partner_id === partner.id)
    .map((one) => ({ one, booked_on: addDays(one.status_date, LENDER_DAYS) }))
    .filter(({ booked_on }) => booked_on < getIndianToday())
    .flatMap(({ one, booked_on }): Entry[] => {
      const amount = computePromised(one);
      const { id, lender_id, reference } = one;
      if (id === undefined || amount === 0) return [];
      return [
        {
          id,
          kind: 'commission',
          partner_id: partner.id,
          lender_id,
          application_reference: reference,
          amount,
          partner_amount: computePartnerShare(amount, partner),
          revenue_percent: partner.revenue_percent ?? null,
          revenue_flat_fee: partner.revenue_flat_fee ?? null,
          booked_on,
          remarks: '',
          upload_id: null,
        },
      ];
    });
  return [...commissions, ...seedReferrals(partner.id, rows)].toSorted((a, b) =>
    `${a.booked_on} ${a.id}`.localeCompare(`${b.booked_on} ${b.id}`),
  );
}

/** Lets the lender of the second commission pay less than its slabs promise, which the partner disputes. */
function underpaySecond(entries: readonly Entry[], partner: PartnerFixture): Entry[] {
  const [, second] = entries.filter(({ kind }) => kind === 'commission');
  return entries.map((entry) => {
    if (entry !== second) return entry;
    const amount = Math.round(entry.amount * UNDERPAID_SHARE);
    return { ...entry, amount, partner_amount: computePartnerShare(amount, partner) };
  });
}

interface PayoutOf {
  readonly partner_id: number;
  readonly month: string;
  readonly id: string;
  readonly account: NewRecord<PayoutAccountRecord> | undefined;
}

/** The last month's payouts wait for a second admin or for the bank; older ones are paid. */
function buildPayout(
  entries: readonly Entry[],
  { partner_id, month, id, account }: PayoutOf,
  state: Payout['status'],
): NewRecord<PayoutRecord> {
  const sum = (pick: (entry: Entry) => number): number =>
    toRupees(entries.reduce((total, entry) => total + toPaise(pick(entry)), 0));
  const commission = sum(({ partner_amount }) => partner_amount);
  const gst = sum((entry) => entry.gst ?? 0);
  const tds = sum((entry) => entry.tds ?? 0);
  const next = addMonths(month, 1);
  const isPaid = state === 'paid';
  const drafted = noonOn(`${next}-01`);
  return {
    id,
    reference: deriveReference('payouts', id),
    partner_id,
    month,
    status: state,
    entries: entries.length,
    commission,
    gst,
    tds,
    net: toRupees(toPaise(commission) + toPaise(gst) - toPaise(tds)),
    // An account that no longer exists, so that whoever signs in is the second admin.
    created_by: 0,
    created_by_name: 'Farah Khan',
    created_at: drafted,
    approved_by_name: state === 'draft' ? '' : 'Asha Menon',
    approved_at: state === 'draft' ? null : drafted,
    ...(state !== 'draft' && account && identifyAccount(account)),
    paid_on: isPaid ? `${next}-${String(PAYOUT_DAY)}` : null,
    utr: isPaid ? `HDFCN${month.replace('-', '')}${String(partner_id).padStart(7, '0')}` : '',
  };
}

/**
 * Books the lenders' payments for the disbursals of the partners that can sign in, their referrals and
 * payouts. Older payouts are paid; that of the last month is a draft for the first partner and approved for
 * the second. One paid commission is partly clawed back. Each partner disputes its underpaid commission: the first has
 * been answered, the second waits and has had another dispute resolved.
 */
export function seedLedger(
  rows: Rows,
  { partners: demo }: Pick<DemoAccess, 'partners'>,
): Pick<State, 'ledger_entries' | 'payouts' | 'disputes'> {
  const random = createRandom(77);
  const thisMonth = getIndianToday().slice(0, 7);
  const lastMonth = addMonths(thisMonth, -1);
  const ledger_entries: Entry[] = [];
  const payouts: NewRecord<PayoutRecord>[] = [];
  const disputes: NewRecord<DisputeRecord>[] = [];
  const partners = rows.partners.filter(({ id }) => demo.includes(id));
  const computePromised = createPromise(rows);
  for (const [index, partner] of partners.entries()) {
    const booked = underpaySecond(buildBookedEntries(partner, rows, computePromised), partner);
    const account = rows.payout_accounts.find(({ id }) => id === partner.id);
    const profile = rows.partner_profiles.find(({ id }) => id === partner.id);
    const taxes = taxCommissions(
      booked.map(({ partner_amount, booked_on }) => ({
        paise: toPaise(partner_amount),
        day: booked_on,
      })),
      { hasPan: Boolean(profile?.pan), isGstRegistered: () => Boolean(profile?.gstin) },
    );
    const taxed = booked.map((entry, place): Entry => {
      const { gst = 0, tds = 0 } = taxes[place] ?? {};
      return { ...entry, gst: toRupees(gst), tds: toRupees(tds) };
    });
    const months = [...new Set(booked.map(({ booked_on }) => booked_on.slice(0, 7)))];
    for (const month of months) {
      const entries = taxed.filter(({ booked_on }) => booked_on.slice(0, 7) === month);
      if (month === thisMonth) {
        ledger_entries.push(...booked.filter(({ booked_on }) => booked_on.slice(0, 7) === month));
        continue;
      }
      const id = random.uuid();
      const waiting = index === 0 ? 'draft' : 'approved';
      const status = month === lastMonth ? waiting : 'paid';
      payouts.push(buildPayout(entries, { partner_id: partner.id, month, id, account }, status));
      ledger_entries.push(...entries.map((entry) => ({ ...entry, payout_id: id })));
    }
    const [first, second] = taxed.filter(
      ({ kind, booked_on }) => kind === 'commission' && booked_on.slice(0, 7) < lastMonth,
    );
    if (second)
      disputes.push(buildDispute(second, random.uuid(), index === 0 ? 'answered' : 'open'));
    if (first && index > 0) disputes.push(buildDispute(first, random.uuid(), 'resolved'));
    if (first && index === 0)
      ledger_entries.push({
        ...first,
        id: random.uuid(),
        kind: 'claw_back',
        amount: 0,
        partner_amount: toRupees(-Math.round(toPaise(first.partner_amount) * 0.4)),
        booked_on: addDays(getIndianToday(), -2),
        remarks: 'The borrower cancelled within the cooling-off period',
        claw_back_of: first.id,
        payout_id: null,
        gst: null,
        tds: null,
      });
  }
  return { ledger_entries, payouts, disputes };
}
