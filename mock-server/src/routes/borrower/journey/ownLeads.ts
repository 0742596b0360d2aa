import { askForInsurance, getOwnLeads, ownLeadSchema } from '@marketplace/shared/api';
import { createFieldSelector } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { requireConsents } from '../../../data/borrowers/consents';
import { requireRecord } from '../../../data/requireRecord';
import { toLeadView } from '../../../data/views';
import { handle } from '../../kit/handle';
import { recordLead } from '../profile/leads';

const ownLead = createFieldSelector(ownLeadSchema);

export const ownLeadRoutes = [
  handle(getOwnLeads, async ({ params }, { store }) => {
    const { rows } = await store.find('leads', {
      filter: { user_id: params.id },
      sort: ['updated_at', 'DESC'],
    });
    return { data: rows.map((lead) => ownLead(toLeadView(lead))) };
  }),
  handle(askForInsurance, async ({ params, body }, { store }) => {
    const lead = await store.tx(async (writer) => {
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
