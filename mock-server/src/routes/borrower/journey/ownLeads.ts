import { askForInsurance, cancelLead, getOwnLeads, ownLeadSchema } from '@marketplace/shared/api';
import { createFieldSelector } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { requireConsents } from '../../../data/borrowers/consents';
import { hasLenders } from '../../../data/lenders/lenderOutages';
import { requireRecord } from '../../../data/requireRecord';
import type { Collections, LeadRecord } from '../../../data/records';
import { toLeadView } from '../../../data/views';
import { HttpError, notFound } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { handle } from '../../kit/handle';
import { recordLead } from '../profile/leads';

const ownLead = createFieldSelector(ownLeadSchema);

/** The consent with which a borrower asks for a call about a product. */
export const CALL_CONSENTS = {
  call_gold: 'gold_loan',
  call_housing: 'housing_loan',
  call_insurance: 'insurance',
} as const;

export const CALLED_PRODUCTS: readonly string[] = Object.values(CALL_CONSENTS);

async function cancel(
  writer: Writer<Collections>,
  lead: Readonly<LeadRecord>,
): Promise<Readonly<LeadRecord>> {
  const at = nowIso();
  return writer.update('leads', lead.id, {
    stage: 'cancelled',
    reached: { ...lead.reached, cancelled: at },
    updated_at: at,
  });
}

/** Cancels the requests of a borrower for a call about a product. */
export async function cancelRequests(
  writer: Writer<Collections>,
  filter: { readonly user_id: string; readonly product: string },
): Promise<void> {
  const { rows } = await writer.find('leads', { filter: { ...filter, stage: 'applied' } });
  for (const lead of rows) await cancel(writer, lead);
}

export const ownLeadRoutes = [
  handle(getOwnLeads, async ({ params }, { store }) => {
    const { rows } = await store.find('leads', {
      filter: { user_id: params.id },
      sort: ['updated_at', 'DESC'],
    });
    return { data: rows.map((lead) => ownLead(toLeadView(lead))) };
  }),
  handle(cancelLead, async ({ params }, { store }) => {
    const cancelled = await store.tx(async (writer) => {
      const lead = await writer.get('leads', params.lead_id);
      if (lead?.user_id !== params.id) throw notFound();
      if (lead.stage === 'cancelled') return lead;
      if (!['applied', 'wished'].includes(lead.stage) || !CALLED_PRODUCTS.includes(lead.product))
        throw new HttpError(409, 'request_ended');
      return cancel(writer, lead);
    });
    return { data: ownLead(toLeadView(cancelled)) };
  }),
  handle(askForInsurance, async ({ params, body }, { store }) => {
    const lead = await store.tx(async (writer) => {
      if (!(await hasLenders(writer, 'insurance'))) throw new HttpError(409, 'nobody_offers');
      const found = await requireRecord(writer, 'users', params.id);
      await requireConsents(writer, found.id, [{ purpose: 'call_insurance' }]);
      const { mobile_phone_number } = body;
      const user = await writer.update('users', found.id, {
        mobile_phone_number,
        updated_at: nowIso(),
      });
      const noted = await recordLead(writer, user, 'insurance', 'applied');
      return writer.update('leads', noted.id, { cover: body.cover });
    });
    return { redirect: 'insurance/transaction', lead_id: lead.id };
  }),
];
