import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { attachToTicket, replyToTicket } from '../../api';
import { newTicketMessageSchema } from '../../schema';
import { removeInput } from '../../session';
import { Button, FieldError, useTranslate } from '../../ui';
import { useClient } from '../data/ClientContext';
import { getErrorText } from '../failure/errorText';
import { usePlainForm } from '../form/plainForm';
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
  const ids = useId();
  const form = `ticket/${id}`;
  const { register, handleSubmit, reset, formState } = usePlainForm(form, newTicketMessageSchema, {
    text: '',
  });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<Thread>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onSent(await work());
    } catch (error) {
      setFailure(getErrorText(error, translate, 'image_name'));
    } finally {
      setBusy(false);
    }
  };
  const send = handleSubmit(({ text }) =>
    run(async () => {
      const { data } = await client.call(replyToTicket, { params: { id }, body: { text } });
      removeInput(form);
      reset({ text: '' });
      return data;
    }),
  );
  const attach = (file: File) =>
    run(async () => {
      const body = { image_name: file };
      return (await client.call(attachToTicket, { params: { id }, body, timeoutMs: 60_000 })).data;
    });
  const wrong = formState.errors.text?.message;
  return (
    <form className={styles['reply']} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        {...register('text')}
        label={translate('tickets.reply')}
        multiline
        minRows={3}
        fullWidth
        error={wrong !== undefined}
        helperText={wrong}
      />
      <div className={styles['buttons']}>
        <label className={styles['attach']}>
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,application/pdf"
            aria-describedby={`${ids}-hint`}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void attach(file);
              currentTarget.value = '';
            }}
          />
          {translate('tickets.attach')}
        </label>
        <Button type="submit" busy={busy}>
          {translate('tickets.send')}
        </Button>
      </div>
      <p id={`${ids}-hint`} className={styles['quiet']}>
        {translate('tickets.attach_hint')}
      </p>
      <FieldError id={`${ids}-error`} text={failure} />
    </form>
  );
}
