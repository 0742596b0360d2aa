import {
  Failure,
  Note,
  Panel,
  Subheading,
  getErrorText,
  useClient,
  useConsole,
  usePlainForm,
  useTexts,
} from '@marketplace/shared/admin';
import { confirmLeadConsent, requestLeadConsents, sendLeadCode } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { type Lead, leadConsentSchema } from '@marketplace/shared/schema';
import { removeInput } from '@marketplace/shared/session';
import { Button, useTranslate } from '@marketplace/shared/ui';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import styles from './leads.module.css';
import { useLeadAction } from './useLead';

/** Sends the customer a link at which the customer agrees or refuses. */
function LinkRequest({ lead: { id, consent_asked_at } }: { lead: Lead }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const action = useLeadAction();
  const send = () =>
    action.mutate(async () => {
      const { data } = await client.call(requestLeadConsents, { body: { ids: [id] } });
      if (data.queued === 0) return translate('leads.link_limit');
      return translate(data.open ? 'leads.link_queued' : 'leads.link_waits');
    });
  return (
    <>
      <Subheading sx={{ mt: 1.5, mb: 0.5 }}>{translate('leads.by_link')}</Subheading>
      <Note>
        {translate('leads.by_link_about')}{' '}
        {consent_asked_at &&
          translate('leads.link_sent', { at: formatDateTime(consent_asked_at, language) })}
      </Note>
      <Button variant="secondary" disabled={isReadOnly} busy={action.isPending} onClick={send}>
        {translate('leads.send_link')}
      </Button>
      <Failure error={action.error} />
    </>
  );
}

/** Asks for the customer's consent: by a link, or by a code that a customer who is present tells the partner. */
export function ConsentPanel({ lead }: { lead: Lead }) {
  const { id } = lead;
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
      <Note>{translate('leads.consent_about')}</Note>
      <LinkRequest lead={lead} />
      <Subheading sx={{ mt: 1.5, mb: 0.5 }}>{translate('leads.by_code')}</Subheading>
      <Note>{translate('leads.by_code_about')}</Note>
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
