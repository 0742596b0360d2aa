import { randomUUID } from 'node:crypto';
import { getDispute, openDispute, readDispute, writeDispute } from '@marketplace/shared/api';
import { disputeThreadSchema } from '@marketplace/shared/schema';
import type { Session } from '../../auth/sessions';
import { nowIso } from '../../clock';
import type { Collections, DisputeRecord } from '../../data/records';
import { newReference } from '../../data/specs/references';
import { toView } from '../../data/views';
import { HttpError, notFound, wrongField } from '../../httpError';
import { translate } from '../../messages/translate';
import type { Reader } from '../../store/port';
import { loadActor } from '../kit/actor';
import { handle } from '../kit/handle';
import { findLedgerLines } from './lines';

const threadView = toView(disputeThreadSchema);

/** Loads a dispute. A partner's session sees those of the partner alone. */
async function requireDispute(
  reader: Reader<Collections>,
  id: string,
  session: Session | undefined,
): Promise<Readonly<DisputeRecord>> {
  const dispute = await reader.get('disputes', id);
  const isForeign = session?.area !== 'admin' && dispute?.partner_id !== session?.partner_id;
  if (!dispute || isForeign) throw notFound();
  return dispute;
}

export const disputeRoutes = [
  handle(openDispute, async ({ body, session }, { store }) => {
    const partner_id = session?.partner_id ?? 0;
    const opened = await store.tx(async (writer) => {
      const lines = await findLedgerLines(writer, partner_id, 'disbursal');
      const line = lines.find((one) => one.line.id === body.entry_id)?.line;
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
    data: threadView(await requireDispute(store, params.id, session)),
  })),
  handle(writeDispute, async ({ params, body, session }, { store }) => {
    const isAdmin = session?.area === 'admin';
    const from: 'admin' | 'partner' = isAdmin ? 'admin' : 'partner';
    const written = await store.tx(async (writer) => {
      const dispute = await requireDispute(writer, params.id, session);
      const { name } = await loadActor(writer, session);
      const at = nowIso();
      const status = isAdmin ? (body.resolve === '1' ? 'resolved' : 'answered') : 'open';
      return writer.update('disputes', dispute.id, {
        status,
        messages: [...dispute.messages, { from, name, text: body.text.trim(), at }],
        unread_partner: isAdmin ? dispute.unread_partner + 1 : 0,
        unread_admin: isAdmin ? 0 : dispute.unread_admin + 1,
        updated_at: at,
      });
    });
    return { data: threadView(written) };
  }),
  handle(readDispute, async ({ params, language, session }, { store }) => {
    const mark = session?.area === 'admin' ? 'unread_admin' : 'unread_partner';
    await store.tx(async (writer) => {
      const dispute = await requireDispute(writer, params.id, session);
      if (dispute[mark] > 0) await writer.update('disputes', dispute.id, { [mark]: 0 });
    });
    return { success: true, message: translate(language, 'dispute_read') };
  }),
];
