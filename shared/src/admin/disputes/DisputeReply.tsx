import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type AnswerOf, writeDispute } from '../../api';
import { newDisputeMessageSchema } from '../../schema';
import { removeInput } from '../../session';
import { Button, FieldError, useTranslate } from '../../ui';
import { useClient } from '../data/ClientContext';
import { getErrorText } from '../failure/errorText';
import { usePlainForm } from '../form/plainForm';
import { useConsole } from '../shell/consoleContext';
import styles from '../tickets/tickets.module.css';

interface DisputeReplyProps {
  id: string;
  onSent: (dispute: AnswerOf<typeof writeDispute>['data']) => void;
}

/** Writes in a dispute; an admin may resolve it with the message. */
export function DisputeReply({ id, onSent }: DisputeReplyProps) {
  const translate = useTranslate();
  const client = useClient();
  const ids = useId();
  const { area } = useConsole();
  const form = `dispute/${id}`;
  const { register, handleSubmit, reset, formState } = usePlainForm(form, newDisputeMessageSchema, {
    text: '',
  });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = (resolve: '1' | '') =>
    handleSubmit(async ({ text }) => {
      setBusy(true);
      setFailure(undefined);
      try {
        const body = { text, resolve };
        const { data } = await client.call(writeDispute, { params: { id }, body });
        removeInput(form);
        reset({ text: '' });
        onSent(data);
      } catch (error) {
        setFailure(getErrorText(error, translate));
      } finally {
        setBusy(false);
      }
    });
  const wrong = formState.errors.text?.message;
  return (
    <form className={styles['reply']} noValidate onSubmit={(event) => void send('')(event)}>
      <TextField
        {...register('text')}
        label={translate('disputes.reply')}
        multiline
        minRows={3}
        fullWidth
        error={wrong !== undefined}
        helperText={wrong}
      />
      <div className={styles['buttons']}>
        {area === 'admin' && (
          <Button variant="secondary" busy={busy} onClick={() => void send('1')()}>
            {translate('disputes.resolve')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {translate('disputes.send')}
        </Button>
      </div>
      <FieldError id={`${ids}-error`} text={failure} />
    </form>
  );
}
