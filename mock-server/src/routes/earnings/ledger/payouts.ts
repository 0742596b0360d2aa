import { randomUUID } from 'node:crypto';
import {
  approvePayout,
  discardPayout,
  draftPayouts,
  getPayout,
  payPayout,
} from '@marketplace/shared/api';
import { maskAccountNumber } from '@marketplace/shared/format';
import { nowIso } from '../../../clock';
import { checkVersion } from '../../../data/changes';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, PayoutRecord } from '../../../data/records';
import { identifyAccount } from '../../../data/partners/payoutAccounts';
import { requireOwnRecord, requireRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { payoutView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Patch, Reader, Writer } from '../../../store/port';
import type { Actor } from '../../kit/actor';
import { loadActor } from '../../kit/actor';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { requireTwoAdmins } from '../../approvals/secondAdmin';
import { requireVerifiedAccount } from '../payee/payoutAccount';
import type { LedgerAmount } from './amounts';
import { findLedgerAmounts, sumLines } from './amounts';
import { findOutliers, findPayoutLines } from './lines';

type Payout = Readonly<PayoutRecord>;

/** Whether a payout of a month includes the amount: booked by its last day, and in no payout yet. */
const isPayable = ({ state, booked_on }: LedgerAmount, month: string): boolean =>
  state === 'due' && (booked_on ?? '').slice(0, 7) <= month;

async function draftPayout(
  writer: Writer<Collections>,
  partner_id: number,
  month: string,
  { account_id, name }: Actor,
): Promise<boolean> {
  const all = await findLedgerAmounts(writer, partner_id, 'disbursal');
  const lines = all.filter((amount) => isPayable(amount, month));
  const { count, ...sums } = sumLines(lines);
  if (sums.net <= 0) return false;
  const { id } = await writer.insert('payouts', {
    id: randomUUID(),
    reference: await newReference(writer, 'payouts'),
    partner_id,
    month,
    status: 'draft',
    entries: count,
    ...sums,
    created_by: account_id,
    created_by_name: name,
    created_at: nowIso(),
    approved_by_name: '',
    approved_at: null,
    account_number: '',
    paid_on: null,
    utr: '',
  });
  for (const { id: entry, gst, tds } of lines)
    await writer.update('ledger_entries', entry, { payout_id: id, gst, tds });
  return true;
}

interface Step {
  readonly from: 'draft' | 'approved';
  readonly patch: Patch<PayoutRecord>;
  readonly seen: number | undefined;
}

/** Moves a payout to its next state; throws 409 if it is in another state or the caller read an older version. */
async function changeStatus(
  writer: Writer<Collections>,
  payout: Payout,
  { from, patch, seen }: Step,
): Promise<Payout> {
  if (payout.status !== from) throw new HttpError(409, 'payout_changed');
  checkVersion(payout, seen, { view: payoutView(payout), otherwise: ['status'] });
  return writer.update('payouts', payout.id, patch);
}

async function refuseUsedUtr(reader: Reader<Collections>, utr: string, id: string): Promise<void> {
  const { rows } = await reader.find('payouts', { filter: { utr } });
  if (rows.some((one) => one.id !== id)) throw wrongField('utr', 'utr_used');
}

export const payoutRoutes = [
  handle(getPayout, async ({ params, session }, { store }) => {
    const payout = await requireOwnRecord(store, 'payouts', params.id, session);
    const lines = await findPayoutLines(store, payout);
    const partner = await store.get('partners', payout.partner_id);
    const isAdmin = session?.area === 'admin';
    const outliers = isAdmin ? await findOutliers(store, { payout_id: payout.id }) : [];
    const account = isAdmin ? await store.get('payout_accounts', payout.partner_id) : undefined;
    return {
      data: {
        payout: payoutView(payout),
        partner_name: partner?.title ?? '',
        lines,
        outliers: outliers.map(({ payout_id: _, ...outlier }) => outlier),
        account_number:
          account?.status === 'verified' ? maskAccountNumber(account.account_number) : '',
        is_own: isAdmin && payout.created_by === session.account_id,
      },
    };
  }),
  handle(draftPayouts, async ({ body: { month }, session }, { store }) => {
    if (month > getIndianToday().slice(0, 7)) throw wrongField('month', 'month_future');
    // A transaction waits for other writes, so start one only for partners with something to pay.
    const unpaid = await store.countBy('ledger_entries', ['partner_id'], {
      payout_id: null,
      booked_on_lte: `${month}-31`,
    });
    let drafted = 0;
    // An interruption keeps the drafts made so far, and a repetition does not draft them again.
    for (const { partner_id } of unpaid) {
      const isDrafted = await store.tx(async (writer) =>
        draftPayout(writer, partner_id, month, await loadActor(writer, session)),
      );
      if (isDrafted) drafted += 1;
    }
    return { data: { drafted } };
  }),
  handle(approvePayout, async ({ params, body, request, session }, { store }) => {
    const seen = getExpectedVersion(request, body);
    const approved = await store.tx(async (writer) => {
      const payout = await requireRecord(writer, 'payouts', params.id);
      const { account_id, name } = await loadActor(writer, session);
      if (payout.created_by === account_id) throw new HttpError(403, 'payout_second_admin');
      const who = { requested_by: payout.created_by, decided_by: account_id };
      await requireTwoAdmins(writer, who);
      const account = identifyAccount(await requireVerifiedAccount(writer, payout.partner_id));
      const { account_number = account.account_number } = body;
      if (account.account_number !== account_number)
        throw new HttpError(409, 'payout_account_changed');
      // Another account since the approval needs another one.
      const isMoved = payout.status === 'approved' && payout.account_hash !== account.account_hash;
      const patch = {
        status: 'approved',
        ...account,
        approved_by_name: name,
        approved_at: nowIso(),
      };
      return changeStatus(writer, payout, { from: isMoved ? 'approved' : 'draft', patch, seen });
    });
    return { data: payoutView(approved) };
  }),
  handle(payPayout, async ({ params, body, request }, { store }) => {
    const { paid_on, version } = body;
    const utr = body.utr.toUpperCase();
    if (paid_on > getIndianToday()) throw wrongField('paid_on', 'row_future');
    const seen = getExpectedVersion(request, { version });
    const paid = await store.tx(async (writer) => {
      const payout = await requireRecord(writer, 'payouts', params.id);
      const account = await requireVerifiedAccount(writer, payout.partner_id);
      const { account_hash } = identifyAccount(account);
      if (payout.status === 'approved' && payout.account_hash !== account_hash)
        throw new HttpError(409, 'payout_account_changed');
      await refuseUsedUtr(writer, utr, payout.id);
      return changeStatus(writer, payout, {
        from: 'approved',
        patch: { status: 'paid', paid_on, utr },
        seen,
      });
    });
    return { data: payoutView(paid) };
  }),
  handle(discardPayout, async ({ params, language }, { store }) => {
    await store.tx(async (writer) => {
      const payout = await requireRecord(writer, 'payouts', params.id);
      if (payout.status !== 'draft') throw new HttpError(409, 'payout_changed');
      const { rows } = await writer.find('ledger_entries', { filter: { payout_id: payout.id } });
      for (const { id } of rows)
        await writer.update('ledger_entries', id, { payout_id: null, gst: null, tds: null });
      await writer.remove('payouts', payout.id);
    });
    return { success: true, message: translate(language, 'payout_discarded') };
  }),
];
