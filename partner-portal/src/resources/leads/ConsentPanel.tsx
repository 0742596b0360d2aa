import {
  Failure,
  getErrorText,
  Panel,
  useClient,
  useConsole,
  usePlainForm,
} from '@marketplace/shared/admin';
import { confirmLeadConsent, sendLeadCode } from '@marketplace/shared/api';
import { leadConsentSchema } from '@marketplace/shared/schema';
import { removeInput } from '@marketplace/shared/session';
import { Button, useTranslate } from '@marketplace/shared/ui';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import styles from './leads.module.css';
import { useLeadAction } from './useLead';

/** Asks for the code that the customer tells the partner, and sends it again on request. */
export function ConsentPanel({ id }: { id: string }) {
  const translate = useTranslate();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const action = useLeadAction();
  const form = `leads/${id}/consent`;
  const { register, handleSubmit, formState } = usePlainForm(form, leadConsentSchema, {
    otp: '',
  });
  const [failure, setFailure] = useState<string>();
  const wrong = formState.errors.otp?.message ?? failure;
  const params = { id };
  const confirm = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await client.call(confirmLeadConsent, { params, body });
    } catch (error) {
      return setFailure(getErrorText(error, translate, 'otp'));
    }
    removeInput(form);
    return action.mutate(() => Promise.resolve(translate('leads.confirmed')));
  });
  const resend = () =>
    action.mutate(async () => (await client.call(sendLeadCode, { params, body: {} })).message);
  return (
    <Panel size="full" title={translate('leads.consent')}>
      <p className={styles['muted']}>{translate('leads.consent_about')}</p>
      <form className={styles['code']} noValidate onSubmit={(event) => void confirm(event)}>
        <TextField
          {...register('otp')}
          label={translate('leads.code')}
          disabled={isReadOnly}
          error={wrong !== undefined}
          helperText={wrong}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } }}
        />
        <div className={styles['buttons']}>
          <Button type="submit" disabled={isReadOnly} busy={formState.isSubmitting}>
            {translate('leads.confirm')}
          </Button>
          <Button variant="secondary" disabled={isReadOnly} onClick={resend}>
            {translate('leads.resend')}
          </Button>
        </div>
        <Failure error={action.error} />
      </form>
    </Panel>
  );
}
