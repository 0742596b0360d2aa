import { useId } from 'react';
import { Note } from '../../layout/text';
import { attachToTicket, replyToTicket } from '../../../api';
import { newTicketMessageSchema } from '../../../schema';
import { useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { MessageForm } from './MessageForm';
import styles from './tickets.module.css';
import type { Thread } from './useTicket';

interface ReplyFormProps {
  id: string;
  onSent: (thread: Thread) => void;
}

/** Writes in a ticket, or attaches a picture or a PDF to it. */
export function ReplyForm({ id, onSent }: ReplyFormProps) {
  const translate = useTranslate();
  const client = useClient();
  const hint = useId();
  const send = async (text: string) =>
    onSent((await client.call(replyToTicket, { params: { id }, body: { text } })).data);
  const attach = async (file: File) => {
    const body = { image_name: file };
    onSent((await client.call(attachToTicket, { params: { id }, body, timeoutMs: 60_000 })).data);
  };
  return (
    <MessageForm
      form={`ticket/${id}`}
      schema={newTicketMessageSchema}
      send={send}
      renderActions={({ busy, run }) => (
        <label className={styles['attach']}>
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,application/pdf"
            aria-describedby={hint}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void run(() => attach(file));
              currentTarget.value = '';
            }}
          />
          {translate('tickets.attach')}
        </label>
      )}
      hint={<Note id={hint}>{translate('tickets.attach_hint')}</Note>}
    />
  );
}
