import { askForInsurance, getOwnLeads } from '@marketplace/shared/api';
import { nowIso } from '../../clock';
import { requireConsents } from '../../data/consents';
import { leadView } from '../../data/views';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';
import { recordLead } from '../profile/leads';

export const ownLeadRoutes = [
  handle(getOwnLeads, async ({ params }, { store }) => {
    const { rows } = await store.find('leads', {
      filter: { user_id: params.id },
      sort: ['updated_at', 'DESC'],
    });
    return {
      data: rows.map(leadView).map(({ id, reference, product, stage, cover, ...times }) => ({
        id,
        reference,
        product,
        stage,
        ...(cover ? { cover } : {}),
        created_at: times.created_at,
        updated_at: times.updated_at,
      })),
    };
  }),
  handle(askForInsurance, async ({ params, body }, { store }) => {
    const lead = await store.tx(async (writer) => {
      const found = await writer.get('users', params.id);
      if (!found) throw notFound();
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
