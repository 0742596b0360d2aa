import type { DisbursalBasis } from '@marketplace/shared/api';
import { toPaise, toRupees } from '@marketplace/shared/lending';
import type { LedgerLine } from '@marketplace/shared/schema';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections, PartnerRecord, PayoutRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { wrongField } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { findLedgerAmounts, sortNewestFirst, sumLines } from './amounts';
import { openLines } from './lines';

/**
 * A partner's statement of a month, amounts in ₹. Its lines equal those of the earnings report for the month
 * and basis; the balance is what was earned and not yet paid.
 */
export interface Statement {
  readonly partner: Readonly<PartnerRecord>;
  readonly month: string;
  readonly opening: number;
  /** Oldest first. */
  readonly lines: readonly LedgerLine[];
  readonly commission: number;
  readonly clawBacks: number;
  readonly gst: number;
  readonly tds: number;
  readonly payouts: readonly Readonly<PayoutRecord>[];
  readonly paid: number;
  readonly closing: number;
  /** The part of the closing balance that lenders have not paid yet. */
  readonly expected: number;
}

const getNetPaise = (rows: readonly { readonly net: number }[]): number =>
  rows.reduce((sum, { net }) => sum + toPaise(net), 0);

/** Computes a partner's statement. Throws 422 for a month that has not begun. */
export async function computeStatement(
  reader: Reader<Collections>,
  partner_id: number,
  { month, basis }: { readonly month: string; readonly basis: DisbursalBasis },
): Promise<Statement> {
  if (month > getIndianToday().slice(0, 7)) throw wrongField('month', 'month_future');
  const partner = await requireRecord(reader, 'partners', partner_id);
  const all = await findLedgerAmounts(reader, partner_id, basis);
  const upTo = all.filter(({ day }) => day.slice(0, 7) <= month);
  const ofMonth = sortNewestFirst(upTo.filter(({ day }) => day.slice(0, 7) === month));
  const lines = await openLines(reader, partner_id, ofMonth.toReversed());
  const { rows } = await reader.find('payouts', {
    filter: { partner_id, status: 'paid' },
    sort: ['paid_on', 'ASC'],
  });
  const paidUpTo = rows.filter(({ paid_on }) => (paid_on ?? '').slice(0, 7) <= month);
  const payouts = paidUpTo.filter(({ paid_on }) => paid_on?.slice(0, 7) === month);
  const closing = getNetPaise(upTo) - getNetPaise(paidUpTo);
  const clawBacks = sumLines(lines.filter(({ kind }) => kind === 'claw_back')).commission;
  const { commission, gst, tds, net } = sumLines(lines);
  return {
    partner,
    month,
    opening: toRupees(closing - toPaise(net) + getNetPaise(payouts)),
    lines,
    commission: toRupees(toPaise(commission) - toPaise(clawBacks)),
    clawBacks,
    gst,
    tds,
    payouts,
    paid: toRupees(getNetPaise(payouts)),
    closing: toRupees(closing),
    expected: toRupees(getNetPaise(upTo.filter(({ state }) => state === 'expected'))),
  };
}
