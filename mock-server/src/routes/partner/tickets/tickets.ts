import { randomUUID } from 'node:crypto';
import {
  attachToTicket,
  createTicket,
  getTicket,
  getTicketAttachment,
  markTicketRead,
  replyToTicket,
  updateTicket,
} from '@marketplace/shared/api';
import { ATTACHMENT_BYTES } from '@marketplace/shared/schema';
import type { Session } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import { saveChange } from '../../../data/changes';
import type { Collections, TicketMessageRecord, TicketRecord } from '../../../data/records';
import { requireOwnRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { ticketMessageView, ticketView } from '../../../data/views';
import { notFound, wrongField } from '../../../httpError';
import type { NewRecord, Reader, Writer } from '../../../store/port';
import { loadActor } from '../../kit/actor';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { sniffDocument } from '../../uploads/sniffFile';
import { saveAttachment, readAttachment } from './attachments';

type Ticket = Readonly<TicketRecord>;
type Caller = Session | undefined;

async function loadThread(reader: Reader<Collections>, ticket: Ticket) {
  const { rows } = await reader.find('ticket_messages', {
    filter: { ticket_id: ticket.id },
    sort: ['at', 'ASC'],
  });
  return { data: { ticket: ticketView(ticket), messages: rows.map(ticketMessageView) } };
}

interface NewMessage {
  readonly id: string;
  readonly text: string;
  readonly attachment: string;
  readonly attachment_type: string;
}

/** Adds a message and notifies the other side: a partner's message opens the ticket, an admin's answers it. */
async function addMessage(
  writer: Writer<Collections>,
  ticket: Ticket,
  { session, ...written }: NewMessage & { readonly session: Caller },
): Promise<Ticket> {
  const isDesk = session?.area === 'admin';
  const { name } = await loadActor(writer, session);
  const at = nowIso();
  const message: NewRecord<TicketMessageRecord> = {
    ...written,
    ticket_id: ticket.id,
    sender: isDesk ? 'desk' : 'partner',
    author_name: name,
    at,
  };
  await writer.insert('ticket_messages', message);
  return saveChange(writer, 'tickets', {
    old: ticket,
    patch: {
      status: isDesk ? 'answered' : 'open',
      updated_at: at,
      ...(isDesk ? { unread_partner: 1, unread_desk: 0 } : { unread_desk: 1, unread_partner: 0 }),
    },
    seen: undefined,
    view: ticketView,
  });
}

const toTextMessage = (text: string) => ({
  id: randomUUID(),
  text: text.trim(),
  attachment: '',
  attachment_type: '',
});

export const ticketRoutes = [
  handle(createTicket, async ({ body, session }, { store }) => {
    const { kind, subject, text } = body;
    const saved = await store.tx(async (writer) => {
      const { name } = await loadActor(writer, session);
      const at = nowIso();
      const ticket = await writer.insert('tickets', {
        reference: await newReference(writer, 'tickets'),
        partner_id: session?.partner_id ?? 0,
        kind,
        subject: subject.trim(),
        status: 'open',
        assigned_to: null,
        assigned_name: '',
        created_by_name: name,
        created_at: at,
        updated_at: at,
        unread_partner: 0,
        unread_desk: 1,
      });
      return addMessage(writer, ticket, { ...toTextMessage(text), session });
    });
    return { data: ticketView(saved) };
  }),
  handle(getTicket, async ({ params, session }, { store }) =>
    loadThread(store, await requireOwnRecord(store, 'tickets', params.id, session)),
  ),
  handle(markTicketRead, async ({ params, session }, { store }) => {
    const ticket = await requireOwnRecord(store, 'tickets', params.id, session);
    const field = session?.area === 'admin' ? 'unread_desk' : 'unread_partner';
    if (ticket[field] === 0) return loadThread(store, ticket);
    return store.tx(async (writer) => {
      const old = await requireOwnRecord(writer, 'tickets', params.id, session);
      const patch = { [field]: 0 };
      const change = { old, patch, seen: undefined, view: ticketView };
      return loadThread(writer, await saveChange(writer, 'tickets', change));
    });
  }),
  handle(replyToTicket, async ({ params, body, session }, { store }) =>
    store.tx(async (writer) => {
      const ticket = await requireOwnRecord(writer, 'tickets', params.id, session);
      return loadThread(
        writer,
        await addMessage(writer, ticket, { ...toTextMessage(body.text), session }),
      );
    }),
  ),
  handle(
    attachToTicket,
    { fileLimit: ATTACHMENT_BYTES },
    async ({ params, file, session }, { store, files }) => {
      await requireOwnRecord(store, 'tickets', params.id, session);
      if (!file || file.bytes.length === 0) throw wrongField('image_name', 'no_file');
      const attachment_type = sniffDocument(file.bytes);
      if (!attachment_type) throw wrongField('image_name', 'bad_attachment');
      const id = randomUUID();
      await saveAttachment(files, { id, attachment_type }, file.bytes);
      const attachment = file.name.slice(-150);
      return store.tx(async (writer) => {
        const ticket = await requireOwnRecord(writer, 'tickets', params.id, session);
        const written = { id, text: '', attachment, attachment_type, session };
        return loadThread(writer, await addMessage(writer, ticket, written));
      });
    },
  ),
  handle(getTicketAttachment, async ({ params, session }, { store, files }) => {
    const ticket = await requireOwnRecord(store, 'tickets', params.id, session);
    const message = await store.get('ticket_messages', params.message);
    if (!message || message.ticket_id !== ticket.id) throw notFound();
    return { data: { name: message.attachment, ...(await readAttachment(files, message)) } };
  }),
  handle(updateTicket, async ({ params, body, request, session }, { store }) => {
    const { status, assigned_to, version } = body;
    const seen = getExpectedVersion(request, { version });
    const saved = await store.tx(async (writer) => {
      const old = await requireOwnRecord(writer, 'tickets', params.id, session);
      const account = assigned_to === null ? undefined : await writer.get('accounts', assigned_to);
      if (assigned_to !== null && account?.area !== 'admin')
        throw wrongField('assigned_to', 'unknown_reference');
      const assigned_name = account?.name ?? '';
      const patch = { status, assigned_to, assigned_name, updated_at: nowIso() };
      return saveChange(writer, 'tickets', { old, patch, seen, view: ticketView });
    });
    return { data: ticketView(saved) };
  }),
];
