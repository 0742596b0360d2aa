import { addCustomerNote, editCustomerNote } from '@marketplace/shared/api';
import { NOTE_EDIT_MINUTES } from '@marketplace/shared/schema';
import { MINUTE_MS, now, nowIso } from '../../../clock';
import { saveChange } from '../../../data/changes';
import type { CustomerNoteRecord } from '../../../data/records';
import { maskContacts } from '../../../data/borrowers/scrubText';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound } from '../../../httpError';
import { loadActor } from '../../kit/actor';
import { handle } from '../../kit/handle';

const isRecent = ({ created_at }: Readonly<CustomerNoteRecord>): boolean =>
  now() - Date.parse(created_at) < NOTE_EDIT_MINUTES * MINUTE_MS;

/** Whether the admin may still change a note: only the author may, for a limited time. */
export const isEditable = (note: Readonly<CustomerNoteRecord>, account_id: number): boolean =>
  note.account_id === account_id && isRecent(note);

export const customerNoteRoutes = [
  handle(addCustomerNote, async ({ params, body, session }, { store }) => {
    const note = await store.tx(async (writer) => {
      const user = await requireRecord(writer, 'users', params.id);
      const { account_id, name } = await loadActor(writer, session);
      return writer.insert('customer_notes', {
        user_id: user.id,
        account_id,
        author_name: name,
        text: maskContacts(body.text.trim()),
        created_at: nowIso(),
        edited_at: null,
      });
    });
    return { data: note.id };
  }),
  handle(editCustomerNote, async ({ params, body, session }, { store }) => {
    await store.tx(async (writer) => {
      const old = await writer.get('customer_notes', params.note_id);
      if (old?.user_id !== params.id || old.account_id !== session?.account_id) throw notFound();
      if (!isRecent(old)) throw new HttpError(409, 'note_closed');
      const patch = { text: maskContacts(body.text.trim()) };
      const stamp = { edited_at: nowIso() };
      const view = ({ text }: Readonly<CustomerNoteRecord>) => ({ text });
      await saveChange(writer, 'customer_notes', { old, patch, stamp, seen: body.version, view });
    });
    return { data: params.note_id };
  }),
];
