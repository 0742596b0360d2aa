import { randomUUID } from 'node:crypto';
import { getDispute, openDispute, readDispute, writeDispute } from '@marketplace/shared/api';
import { disputeThreadSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { requireOwnRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { toView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';
import { findLedgerAmounts } from './amounts';
import { openLines } from './lines';

const threadView = toView(disputeThreadSchema);

export const disputeRoutes = [
  handle(openDispute, async ({ body, session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const opened = await store.tx(async (writer) => {
      const amounts = await findLedgerAmounts(writer, partner_id, 'disbursal');
      const disputed = amounts.filter(({ id }) => id === body.entry_id);
      const [line] = await openLines(writer, partner_id, disputed);
      if (!line) throw wrongField('entry_id', 'unknown_reference');
      if (line.dispute_status === 'open' || line.dispute_status === 'answered')
        throw new HttpError(409, 'dispute_open');
      const { name } = await loadActor(writer, session);
      const at = nowIso();
      return writer.insert('disputes', {
        id: randomUUID(),
        reference: await newReference(writer, 'disputes'),
        partner_id,
        entry_id: line.id,
        application_reference: line.application_reference,
        reason: body.reason,
        status: 'open',
        unread_partner: 0,
        unread_admin: 1,
        created_at: at,
        updated_at: at,
        messages: [{ from: 'partner', name, text: body.text.trim(), at }],
      });
    });
    return { data: threadView(opened) };
  }),
  handle(getDispute, async ({ params, session }, { store }) => ({
    data: threadView(await requireOwnRecord(store, 'disputes', params.id, session)),
  })),
  handle(writeDispute, async ({ params, body, session }, { store }) => {
    const isAdmin = session?.area === 'admin';
    const from: 'admin' | 'partner' = isAdmin ? 'admin' : 'partner';
    const written = await store.tx(async (writer) => {
      const dispute = await requireOwnRecord(writer, 'disputes', params.id, session);
      const { name } = await loadActor(writer, session);
      const at = nowIso();
      const status = isAdmin ? (body.resolve === '1' ? 'resolved' : 'answered') : 'open';
      return writer.update('disputes', dispute.id, {
        status,
        messages: [...dispute.messages, { from, name, text: body.text.trim(), at }],
        unread_partner: isAdmin ? 1 : 0,
        unread_admin: isAdmin ? 0 : dispute.unread_admin + 1,
        updated_at: at,
      });
    });
    return { data: threadView(written) };
  }),
  handle(readDispute, async ({ params, language, session }, { store }) => {
    const mark = session?.area === 'admin' ? 'unread_admin' : 'unread_partner';
    await store.tx(async (writer) => {
      const dispute = await requireOwnRecord(writer, 'disputes', params.id, session);
      if (dispute[mark] > 0) await writer.update('disputes', dispute.id, { [mark]: 0 });
    });
    return { success: true, message: translate(language, 'dispute_read') };
  }),
];
