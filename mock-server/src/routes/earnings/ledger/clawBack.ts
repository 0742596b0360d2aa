import { formatRupees } from '@marketplace/shared/format';
import { randomUUID } from 'node:crypto';
import { clawBackCommission } from '@marketplace/shared/api';
import { toPaise, toRupees } from '@marketplace/shared/lending';
import { getIndianToday } from '../../../data/indianDay';
import type { Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import { isClawBack } from './commissions';
import { tellPartner } from '../../outbox/securityNotice';

async function clawBack(
  writer: Writer<Collections>,
  id: string,
  { amount, reason }: { readonly amount: number; readonly reason: string },
): Promise<string> {
  const entry = await writer.get('ledger_entries', id);
  if (!entry) throw new HttpError(409, 'not_booked');
  if (isClawBack(entry)) throw notFound();
  const { rows } = await writer.find('ledger_entries', { filter: { claw_back_of: id } });
  const left = [entry, ...rows].reduce((sum, one) => sum + toPaise(one.partner_amount), 0);
  if (toPaise(amount) > left) throw wrongField('amount', 'claw_back_too_much');
  const { partner_id, lender_id, application_reference, referred_partner_id = null } = entry;
  const made = await writer.insert('ledger_entries', {
    id: randomUUID(),
    kind: 'claw_back',
    partner_id,
    lender_id,
    application_reference,
    amount: 0,
    partner_amount: toRupees(-toPaise(amount)),
    booked_on: getIndianToday(),
    remarks: reason.trim(),
    upload_id: null,
    claw_back_of: id,
    referred_partner_id,
  });
  await tellPartner(writer, partner_id, 'security_claw_back', {
    params: { amount: formatRupees(amount, 'en'), reference: application_reference },
  });
  return made.id;
}

/** Claws back a part of what a partner earned, with a second admin where commissions need one. */
export const clawBackCall = controlledCall(clawBackCommission, {
  getKind: () => 'commission',
  async subject(reader, { params }) {
    const { application_reference } = await requireRecord(reader, 'ledger_entries', params.id);
    return { title: application_reference, page: '/payouts' };
  },
  apply: async (writer, { params, body }) => ({
    data: { id: await clawBack(writer, params.id, body) },
  }),
  toWaiting: ({ data }, { pending_id }) => ({ data: { ...data, pending_id } }),
});
