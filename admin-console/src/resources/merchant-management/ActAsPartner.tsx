import {
  FormDialog,
  getErrorText,
  isText,
  useClient,
  usePersistedInput,
} from '@marketplace/shared/admin';
import { masquerade } from '@marketplace/shared/api';
import {
  clearInputsOfOthers,
  clearSignInNote,
  removeInput,
  returnPath,
  saveSession,
} from '@marketplace/shared/session';
import {
  MASQUERADE_REASON_MAX,
  masqueradeReason,
  type Partner,
  validate,
} from '@marketplace/shared/schema';
import { Checkbox, TextField, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { object } from 'yup';
import styles from './actAsPartner.module.css';

const REASON = object({ reason: masqueradeReason() });

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Name under which the dialog of a partner persists its input. */
export const actAsPartnerForm = (partnerId: Partner['id']): string => `masquerade/${partnerId}`;

export interface ActAsPartnerProps {
  partner: Pick<Partner, 'id' | 'title'>;
  onClose: () => void;
}

/** Asks why, then opens the partner portal as that partner: to look, or to change where that is ticked. */
export function ActAsPartner({ partner, onClose }: ActAsPartnerProps) {
  const translate = useTranslate();
  const client = useClient();
  const form = actAsPartnerForm(partner.id);
  const [reason, setReason] = usePersistedInput(form, 'reason', '', isText);
  const [write, setWrite] = usePersistedInput(form, 'write', false, isFlag);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = async () => {
    const why = reason.trim();
    const checked = validate(REASON, { reason: why });
    if (!checked.ok) {
      setFailure(translate(checked.errors['reason']?.key ?? 'validation.reason_words'));
      return;
    }
    setBusy(true);
    try {
      const { token, partner_id } = await client.call(masquerade, {
        body: { partner_id: partner.id, reason: why, write },
      });
      removeInput(form);
      saveSession('partner', { token, partnerId: partner_id, masquerade: true, write });
      const before = returnPath('partner', String(partner_id));
      clearSignInNote('partner');
      clearInputsOfOthers('partner');
      window.location.assign(before ?? '/partner');
    } catch (error) {
      setFailure(getErrorText(error, translate, 'reason'));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={translate('merchant_management.act_title', { name: partner.title })}
      submitLabel={translate('merchant_management.open')}
      busy={busy}
      className={styles['form']}
      unsaved={reason.trim() !== ''}
      onSubmit={open}
      onClose={() => {
        removeInput(form);
        onClose();
      }}
    >
      <p>{translate('merchant_management.act_text')}</p>
      <TextField
        name="reason"
        label={translate('merchant_management.reason')}
        hint={translate('merchant_management.reason_hint')}
        error={failure}
        maxLength={MASQUERADE_REASON_MAX}
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
    </FormDialog>
  );
}
