import { FormDialog, SchemaInput, useClient } from '@marketplace/shared/admin';
import { addCustomerNote, editCustomerNote } from '@marketplace/shared/api';
import { NOTE_EDIT_MINUTES, newNoteSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useQueryClient } from '@tanstack/react-query';

/** A note that its author may still change. */
export interface OwnNote {
  id: string;
  version?: number | undefined;
  text: string;
}

interface NoteDialogProps {
  userId: string;
  /** The note to change; undefined for a new one. */
  note: OwnNote | undefined;
  onClose: () => void;
}

/** The form name under which the browser keeps what is typed of a new note. */
export const newNoteForm = (userId: string): string => `customer-notes/new/${userId}`;

/** Asks for the text of a note about a customer. */
export function NoteDialog({ userId, note, onClose }: NoteDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const title = translate(note ? 'csr_portal.notes.edit_title' : 'csr_portal.notes.add');
  return (
    <FormDialog
      form={note ? `customer-notes/${note.id}` : newNoteForm(userId)}
      title={title}
      submitLabel={note ? undefined : title}
      schema={newNoteSchema}
      {...(note && { record: { text: note.text } })}
      save={async (values) => {
        const { text } = newNoteSchema.cast(values);
        if (note) {
          const params = { id: userId, note_id: note.id };
          await client.call(editCustomerNote, { params, body: { text, version: note.version } });
        } else await client.call(addCustomerNote, { params: { id: userId }, body: { text } });
        notify.success(translate(note ? 'csr_portal.notes.edited' : 'csr_portal.notes.added'));
        await queryClient.invalidateQueries({ queryKey: ['customer-timeline', userId] });
      }}
      onClose={onClose}
    >
      <SchemaInput
        autoFocus
        source="text"
        label={translate('csr_portal.notes.text')}
        hint={translate('csr_portal.notes.hint', { minutes: NOTE_EDIT_MINUTES })}
      />
    </FormDialog>
  );
}
