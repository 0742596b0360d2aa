import type { DisbursalBasis } from '@marketplace/shared/api';
import { taxCommissions, toPaise, toRupees } from '@marketplace/shared/lending';
import type { LedgerLine } from '@marketplace/shared/schema';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections } from '../../../data/records';
import { toApplicationView } from '../../../data/views';
import type { Reader } from '../../../store/port';
import { getDisbursalDay } from '../summary/disbursals';
import { computePromised } from '../summary/earnings';
import { loadTaxProfile } from './amounts';

/** What a line is about that a lender has not paid yet, so that nothing is booked. */
const UNBOOKED = {
  kind: 'commission',
  state: 'expected',
  referred_name: '',
  booked_on: null,
  paid_on: null,
  payout_id: null,
  payout_reference: '',
  utr: '',
  reason: '',
  dispute_id: null,
  dispute_status: '',
  unread: 0,
} as const;

/** Computes the lines of a partner's sandbox with their lenders: what the slabs of today promise for its disbursals. */
export async function findSandboxLines(
  reader: Reader<Collections>,
  partner_id: number,
  basis: DisbursalBasis,
): Promise<(LedgerLine & { readonly lender_id: number })[]> {
  const { rows } = await reader.find('sandbox_applications', {
    filter: { partner_id, status: 'disbursed' },
    sort: ['created_at', 'ASC'],
  });
  const promised = await computePromised(reader, rows);
  const day = getIndianToday();
  const paise = rows.map((application) => toPaise(promised.get(application)?.payout ?? 0));
  const taxes = taxCommissions(
    paise.map((one) => ({ paise: one, day })),
    await loadTaxProfile(reader, partner_id),
  );
  const lines = rows.map((application, index) => {
    const { gst = 0, tds = 0, net = 0 } = taxes[index] ?? {};
    return {
      ...UNBOOKED,
      id: application.id,
      day: getDisbursalDay(application, basis),
      partner_id,
      lender_id: application.lender_id,
      application_id: application.id,
      application_reference: toApplicationView(application).reference,
      customer_name: application.customer_name,
      lender_name: application.lender_name,
      product: application.product,
      disbursed_amount: application.disbursed_amount,
      disbursed_on: application.status_date,
      commission: toRupees(paise[index] ?? 0),
      gst: toRupees(gst),
      tds: toRupees(tds),
      net: toRupees(net),
    };
  });
  return lines.toReversed();
}
