import { getPartnerLedger, getPartnerLedgerLine, getPartnerMoney } from '@marketplace/shared/api';
import {
  COMMISSION_GST_PERCENT,
  computePartnerShare,
  computeTaxShare,
  getTdsPercent,
  getTdsThreshold,
  type PartnerTerms,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import { loadRevenueTypes } from '../../../data/lenders/revenueTypes';
import { findApplicationLead } from '../../../data/partners/applicationLead';
import { type AnswerEvent, findUnreadAnswers } from '../../../data/partners/unreadAnswers';
import type { Collections } from '../../../data/records';
import { notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { computePromised, findEntries, type Promised } from '../summary/earnings';
import type { LedgerAmount } from './amounts';
import { findLedgerAmounts, getDueDay, loadTaxProfile, sortNewestFirst, sumLines } from './amounts';
import { findCommissionsAbout } from './commissions';
import { loadGstRegistration } from './gstRegistration';
import { findLedgerPage } from './ledgerPage';
import { openLines } from './lines';

/** Returns the slabs that promise a revenue, with the names of their types. */
async function loadSlabs(reader: Reader<Collections>, promised: Promised | undefined) {
  const typeNames = await loadRevenueTypes(reader);
  return (promised?.slabs ?? []).map(({ slab, revenue }) => ({
    revenue_type: typeNames(slab.revenue_type_id).name,
    revenue_type_hi: typeNames(slab.revenue_type_id).name_hi,
    revenue_percent: slab.revenue_percent ?? null,
    revenue_flat: slab.revenue_flat ?? null,
    slab_disbursed_min: slab.slab_disbursed_min ?? null,
    slab_disbursed_max: slab.slab_disbursed_max ?? null,
    slab_number_min: slab.slab_number_min ?? null,
    slab_number_max: slab.slab_number_max ?? null,
    ats_min: slab.ats_min ?? null,
    ats_max: slab.ats_max ?? null,
    revenue,
  }));
}

/**
 * Returns the partner's terms by which a commission was computed from a revenue. An entry without stored
 * terms has today's, if they result in the booked amount.
 */
async function loadTerms(
  reader: Reader<Collections>,
  application_id: string,
  partner: PartnerTerms = {},
): Promise<PartnerTerms> {
  const entry = await reader.get('ledger_entries', application_id);
  if (!entry) return partner;
  if (entry.revenue_percent !== undefined) return entry;
  return computePartnerShare(entry.amount, partner) === entry.partner_amount ? partner : {};
}

/** Sums what is booked and not yet paid, by the day of the next run that pays. */
async function computeNextPayout(
  reader: Reader<Collections>,
  partner_id: number,
  amounts: readonly LedgerAmount[],
) {
  const waiting = amounts.filter(({ state }) => state !== 'expected' && state !== 'paid');
  const on = waiting.map(({ paid_on }) => paid_on ?? '').toSorted()[0];
  const first = waiting.filter(({ paid_on }) => paid_on === on);
  if (!on) return null;
  const account = await reader.get('payout_accounts', partner_id);
  const { rows: payouts } = await reader.find('payouts', {
    filter: { partner_id, status: ['draft', 'approved'] },
  });
  const isLate = payouts.some(({ month }) => getDueDay(month) < getIndianToday());
  const state: 'on' | 'late' | 'waits' =
    account?.status === 'verified' ? (isLate ? 'late' : 'on') : 'waits';
  return { amount: sumLines(first).net, on, count: first.length, state };
}

export const ledgerRoutes = [
  handle(getPartnerLedger, async ({ query, session }, { store }) => ({
    data: await findLedgerPage(
      store,
      {
        partner_id: session?.partner_id ?? 0,
        isSandbox: session?.apiKey?.mode === 'sandbox',
      },
      query ?? {},
    ),
  })),
  handle(getPartnerLedgerLine, async ({ params, session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const amounts = await findLedgerAmounts(store, partner_id, 'disbursal');
    const amount = amounts.find(({ id }) => id === params.id);
    if (!amount) throw notFound();
    const { subject_id } = amount;
    const [line] = await openLines(store, partner_id, [amount]);
    const commissions = await findCommissionsAbout(store, [subject_id]);
    const commission = commissions.find(({ id }) => id === params.id);
    if (!line || !commission) throw notFound();
    const { application, revenue = 0 } = commission.disbursal ?? {};
    const [promised] = (await computePromised(store, application ? [application] : [])).values();
    // A referral that was reversed and earned again has the same reference.
    const { application_reference } = line;
    const entries = await findEntries(store, { partner_id, application_reference });
    const ids = new Set(entries.map(({ id }) => id));
    const related = amounts.filter(
      (one) => one.id !== line.id && (one.subject_id === subject_id || ids.has(one.id)),
    );
    const profile = await loadTaxProfile(store, partner_id);
    const { changedOn } = await loadGstRegistration(store, partner_id);
    const original = amounts.find(({ id }) => id === commission.entry?.claw_back_of);
    const day = line.booked_on ?? getIndianToday();
    const gstDay = original?.booked_on ?? day;
    const tds_percent = getTdsPercent(day, profile);
    const ownTds = computeTaxShare(toPaise(line.commission), tds_percent);
    const terms = application ? await loadTerms(store, application.id, promised?.partner) : {};
    return {
      data: {
        line,
        lead: application ? await findApplicationLead(store, application) : null,
        slabs: await loadSlabs(store, promised),
        month_disbursals: promised?.disbursal.number ?? 0,
        month_average: toRupees(toPaise(promised?.disbursal.ats ?? 0)),
        revenue,
        promised: promised?.revenue ?? 0,
        revenue_percent: terms.revenue_percent ?? null,
        revenue_flat_fee: terms.revenue_flat_fee ?? null,
        tds_percent,
        tds_earlier: line.tds === 0 ? 0 : toRupees(toPaise(line.tds) - ownTds),
        tds_threshold: toRupees(getTdsThreshold(day)),
        gst_percent: profile.isGstRegistered(gstDay) ? COMMISSION_GST_PERCENT : 0,
        gst_changed_on: changedOn,
        has_pan: profile.hasPan,
        related: await openLines(store, partner_id, sortNewestFirst(related)),
      },
    };
  }),
  handle(getPartnerMoney, async ({ session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const amounts = await findLedgerAmounts(store, partner_id, 'disbursal');
    const expected = sumLines(amounts.filter(({ state }) => state === 'expected'));
    const unread = await findUnreadAnswers(store, partner_id);
    const countUnread = (event: AnswerEvent) => unread.filter((one) => one.event === event).length;
    const { rows: payouts } = await store.find('payouts', {
      filter: { partner_id, status: 'paid' },
      sort: ['paid_on', 'DESC'],
    });
    const [paid] = payouts;
    return {
      data: {
        next: await computeNextPayout(store, partner_id, amounts),
        expected: { amount: expected.net, count: expected.count },
        last_paid: paid ? { amount: paid.net, on: paid.paid_on ?? '', utr: paid.utr } : null,
        unread: { disputes: countUnread('dispute'), tickets: countUnread('ticket') },
      },
    };
  }),
];
