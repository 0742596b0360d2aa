import { FormDialogButton, SchemaInput, useClient } from '@marketplace/shared/admin';
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

interface NoteButtonProps {
  userId: string;
  /** The note to change; a new one by default. */
  note?: OwnNote;
}

/** Asks for the text of a note about a customer. */
export function NoteButton({ userId, note }: NoteButtonProps) {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const title = translate(note ? 'csr_portal.notes.edit_title' : 'csr_portal.notes.add');
  return (
    <FormDialogButton
      form={`customer-notes/${note?.id ?? `new/${userId}`}`}
      label={note ? translate('csr_portal.notes.edit') : title}
      button={
        note
          ? {
              variant: 'ghost',
              'aria-label': translate('csr_portal.notes.edit_named', { text: note.text }),
            }
          : { variant: 'secondary' }
      }
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
    >
      <SchemaInput
        autoFocus
        source="text"
        label={translate('csr_portal.notes.text')}
        hint={translate('csr_portal.notes.hint', { minutes: NOTE_EDIT_MINUTES })}
      />
    </FormDialogButton>
  );
}
