import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Note } from '../../layout/text';
import { getTicketAttachment } from '../../../api';
import { formatDateTime } from '../../../format';
import { saveFile, useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { Failure } from '../../feedback/failure/LoadFailure';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import styles from './tickets.module.css';
import type { Thread } from './useTicket';

interface AttachmentProps {
  ticket: string;
  message: string;
  name: string;
}

/** Saves an attached file by a call, because a plain link would not send the token. */
function Attachment({ ticket, message, name }: AttachmentProps) {
  const translate = useTranslate();
  const client = useClient();
  const { mutate, error } = useMutation({
    mutationFn: () => client.call(getTicketAttachment, { params: { id: ticket, message } }),
    onSuccess: ({ data }) => {
      const bytes = Uint8Array.from(atob(data.base64), (character) => character.charCodeAt(0));
      saveFile(data.name, bytes, data.content_type);
    },
  });
  return (
    <>
      <button type="button" className={styles['file']} onClick={() => mutate()}>
        {translate('tickets.download', { name })}
      </button>
      <Failure error={error} />
    </>
  );
}

/** Shows the messages of a ticket, oldest first. */
export function TicketThread({ thread: { ticket, messages } }: { thread: Thread }) {
  const { translate, language } = useTexts();
  const { area } = useConsole();
  const own = area === 'admin' ? 'desk' : 'partner';
  return (
    <ol className={styles['thread']} aria-live="polite" aria-label={translate('tickets.thread')}>
      {messages.map(({ id, sender, author_name, text, attachment, at }) => (
        <li key={id} data-own={sender === own}>
          <Note>
            <strong>{author_name || translate(`tickets.${sender}`)}</strong>{' '}
            {translate(`tickets.${sender}`)} · {formatDateTime(at, language)}
          </Note>
          {text && <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>{text}</Typography>}
          {attachment && <Attachment ticket={ticket.id} message={id} name={attachment} />}
        </li>
      ))}
    </ol>
  );
}
