import { failureText, useClient } from '@marketplace/shared/admin';
import { masquerade } from '@marketplace/shared/api';
import { saveSession } from '@marketplace/shared/session';
import type { Partner } from '@marketplace/shared/schema';
import { Button, Checkbox, Dialog, TextField, useTranslate } from '@marketplace/shared/ui';
import { useId, useState } from 'react';
import styles from './actAsPartner.module.css';

/** The server keeps no longer reason. */
const LONGEST = 300;

export interface ActAsPartnerProps {
  partner: Pick<Partner, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks why, then opens the partner portal as that partner: to look, or to change where that is ticked. */
export function ActAsPartner({ partner, onClose }: ActAsPartnerProps) {
  const translate = useTranslate();
  const client = useClient();
  const form = useId();
  const [reason, setReason] = useState('');
  const [write, setWrite] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = async () => {
    const why = reason.trim();
    if (!why) {
      setFailure(translate('merchant_management.reason_required'));
      return;
    }
    setBusy(true);
    try {
      const { token, partner_id } = await client.call(masquerade, {
        body: { partner_id: partner.id, reason: why, write },
      });
      saveSession('partner', { token, partnerId: partner_id, masquerade: true });
      window.location.assign('/partner');
    } catch (error) {
      setFailure(failureText(error, translate));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      closable
      title={translate('merchant_management.act_title', { name: partner.title })}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} busy={busy}>
            {translate('merchant_management.open')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {translate('kit.form.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void open();
        }}
      >
        <p>{translate('merchant_management.act_text')}</p>
        <TextField
          name="reason"
          label={translate('merchant_management.reason')}
          hint={translate('merchant_management.reason_hint')}
          error={failure}
          maxLength={LONGEST}
          value={reason}
          data-autofocus
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setFailure(undefined);
          }}
        />
        <Checkbox
          name="write"
          label={translate('merchant_management.write')}
          hint={translate('merchant_management.write_hint')}
          checked={write}
          onChange={(event) => setWrite(event.currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
