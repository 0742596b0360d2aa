import { moveSandboxApplication, moveSandboxLead, moveSandboxLink } from '@marketplace/shared/api';
import { requireOwnRecord } from '../../../data/requireRecord';
import { toPartnerApplicationView, toPartnerLeadView, toProspectView } from '../../../data/views';
import { handle } from '../../kit/handle';
import { insertSandboxLead, moveApplication, moveLead } from './sandboxCustomer';

/** The stages of a link at which its customer is a lead. */
const LEAD_STAGES: readonly string[] = ['signed_in', 'applied'];

export const sandboxRoutes = [
  handle(moveSandboxLink, async ({ params, body, session }, { store }) => {
    const { stage } = body;
    const saved = await store.tx(async (writer) => {
      const link = await requireOwnRecord(writer, 'sandbox_prospects', params.id, session);
      if (LEAD_STAGES.includes(stage)) {
        const { id: user_id, partner_id, product, first_name: customer_name } = link;
        const { contact } = toProspectView(link);
        const { rows } = await writer.find('sandbox_leads', { filter: { user_id } });
        const customer = { user_id, partner_id, product, customer_name, contact };
        const lead = rows[0] ?? (await insertSandboxLead(writer, customer, 'signed_in'));
        await moveLead(writer, lead, stage);
      }
      return writer.update('sandbox_prospects', link.id, { stage });
    });
    return { data: toProspectView(saved) };
  }),
  handle(moveSandboxLead, async ({ params, body, session }, { store }) => {
    const moved = await store.tx(async (writer) => {
      const lead = await requireOwnRecord(writer, 'sandbox_leads', params.id, session);
      return moveLead(writer, lead, body.stage);
    });
    return { data: toPartnerLeadView(moved) };
  }),
  handle(moveSandboxApplication, async ({ params, body, session }, { store }) => {
    const moved = await store.tx(async (writer) => {
      const own = await requireOwnRecord(writer, 'sandbox_applications', params.id, session);
      return moveApplication(writer, own, body.status);
    });
    return { data: toPartnerApplicationView(moved) };
  }),
];
