import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { removeInput } from '../../../session';
import { Button, FieldError, useTranslate } from '../../../ui';
import { getErrorText } from '../../feedback/failure/errorText';
import { usePlainForm } from '../../form/plainForm';
import styles from './tickets.module.css';

interface MessageFormActions {
  busy: boolean;
  /** Runs another call of the form, which is busy meanwhile and shows why it failed. */
  run: (work: () => Promise<void>) => Promise<void>;
  /** Sends the text by another call than the button's. */
  sendWith: (send: (text: string) => Promise<void>) => void;
}

interface MessageFormProps {
  /** Name under which the text is kept until it is sent. */
  form: string;
  schema: ObjectSchema<{ text: string }>;
  send: (text: string) => Promise<void>;
  /** Further actions beside the button. */
  renderActions?: (actions: MessageFormActions) => ReactNode;
  hint?: ReactNode;
}

export function MessageForm({ form, schema, send, renderActions, hint }: MessageFormProps) {
  const translate = useTranslate();
  const id = useId();
  const { register, handleSubmit, reset, formState } = usePlainForm(form, schema, { text: '' });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(getErrorText(error, translate, 'image_name'));
    } finally {
      setBusy(false);
    }
  };
  const submitWith = (sendText: typeof send) =>
    handleSubmit(({ text }) =>
      run(async () => {
        await sendText(text);
        removeInput(form);
        reset({ text: '' });
      }),
    );
  const wrong = formState.errors.text?.message;
  return (
    <form className={styles['reply']} noValidate onSubmit={(event) => void submitWith(send)(event)}>
      <TextField
        {...register('text')}
        label={translate('tickets.reply')}
        multiline
        minRows={3}
        fullWidth
        error={wrong !== undefined}
        helperText={wrong}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: '8px 16px' }}>
        {renderActions?.({ busy, run, sendWith: (other) => void submitWith(other)() })}
        <Button type="submit" busy={busy}>
          {translate('tickets.send')}
        </Button>
      </Stack>
      {hint}
      <FieldError id={`${id}-error`} text={failure} />
    </form>
  );
}
