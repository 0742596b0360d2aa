import { getPartnerLedger, getPartnerLedgerLine, getPartnerMoney } from '@marketplace/shared/api';
import {
  COMMISSION_GST_PERCENT,
  getTdsPercent,
  toPaise,
  toRupees,
} from '@marketplace/shared/lending';
import { getIndianToday } from '../../data/indianDay';
import { loadRevenueTypes } from '../../data/lenders/revenueTypes';
import type { Collections } from '../../data/records';
import { toLeadView } from '../../data/views';
import { notFound } from '../../httpError';
import type { Reader } from '../../store/port';
import { handle } from '../kit/handle';
import { isWithinDays } from '../summary/disbursals';
import { computePromised, type Promised } from '../summary/earnings';
import { parsePeriod } from '../summary/period';
import type { OpenedLine } from './lines';
import { loadGstRegistration } from './gstRegistration';
import { getDueDay, findLedgerLines, sumLines, loadTaxProfile } from './lines';

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

/** Sums what is booked and not yet paid, by the day of the run that pays first. */
async function nextPayout(
  reader: Reader<Collections>,
  partner_id: number,
  lines: readonly OpenedLine[],
) {
  const waiting = lines
    .map(({ line }) => line)
    .filter(({ state }) => state !== 'expected' && state !== 'paid');
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
  handle(getPartnerLedger, async ({ query, session }, { store }) => {
    const { basis = 'disbursal', ...asked } = query ?? {};
    const { from, to } = parsePeriod(asked);
    const opened = await findLedgerLines(store, session?.partner_id ?? 0, basis);
    const lines = opened
      .map(({ line }) => line)
      .filter(({ day }) => isWithinDays(day, { from, to }));
    return { data: { from, to, lines, totals: sumLines(lines) } };
  }),
  handle(getPartnerLedgerLine, async ({ params, session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const lines = await findLedgerLines(store, partner_id, 'disbursal');
    const opened = lines.find(({ line }) => line.id === params.id);
    if (!opened) throw notFound();
    const { line, commission } = opened;
    const { application, revenue = 0 } = commission.disbursal ?? {};
    const [promised] = (await computePromised(store, application ? [application] : [])).values();
    const leads =
      application &&
      (await store.find('leads', {
        filter: { partner_id, user_id: application.user_id, product: application.product },
      }));
    const [lead] = leads?.rows.map(toLeadView) ?? [];
    const profile = await loadTaxProfile(store, partner_id);
    const { changedOn } = await loadGstRegistration(store, partner_id);
    const original = lines.find((one) => one.line.id === commission.entry?.claw_back_of);
    const gstDay = original?.line.booked_on ?? line.booked_on ?? getIndianToday();
    return {
      data: {
        line,
        lead: lead ? { id: lead.id, reference: lead.reference, stage: lead.stage } : null,
        slabs: await loadSlabs(store, promised),
        month_disbursals: promised?.disbursal.number ?? 0,
        month_average: toRupees(toPaise(promised?.disbursal.ats ?? 0)),
        revenue,
        promised: promised?.revenue ?? 0,
        revenue_percent: promised?.partner?.revenue_percent ?? null,
        revenue_flat_fee: promised?.partner?.revenue_flat_fee ?? null,
        tds_percent: getTdsPercent(line.booked_on ?? getIndianToday(), profile),
        gst_percent: profile.isGstRegistered(gstDay) ? COMMISSION_GST_PERCENT : 0,
        gst_changed_on: changedOn,
        has_pan: profile.hasPan,
        related: lines
          .map((one) => one.line)
          .filter(
            ({ id, application_reference }) =>
              application_reference === line.application_reference && id !== line.id,
          ),
      },
    };
  }),
  handle(getPartnerMoney, async ({ session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const lines = await findLedgerLines(store, partner_id, 'disbursal');
    const expected = sumLines(
      lines.map(({ line }) => line).filter(({ state }) => state === 'expected'),
    );
    const { rows: payouts } = await store.find('payouts', {
      filter: { partner_id, status: 'paid' },
      sort: ['paid_on', 'DESC'],
    });
    const [paid] = payouts;
    return {
      data: {
        next: await nextPayout(store, partner_id, lines),
        expected: { amount: expected.net, count: expected.count },
        last_paid: paid ? { amount: paid.net, on: paid.paid_on ?? '', utr: paid.utr } : null,
        unread: lines.reduce((sum, { line }) => sum + line.unread, 0),
      },
    };
  }),
];
