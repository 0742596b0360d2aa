import { FormDialog, SchemaInput, useClient } from '@marketplace/shared/admin';
import { masquerade } from '@marketplace/shared/api';
import {
  clearInputsOfOthers,
  clearSignInNote,
  removeInput,
  returnPath,
  saveSession,
} from '@marketplace/shared/session';
import { flag, type Partner, reasonInWords } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { object } from 'yup';

const schema = object({ reason: reasonInWords().trim(), write: flag() });

/** Name under which the dialog of a partner persists its input. */
export const getActAsPartnerFormKey = (partnerId: Partner['id']): string =>
  `masquerade/${partnerId}`;

export interface ActAsPartnerProps {
  partner: Pick<Partner, 'id' | 'title'>;
  onClose: () => void;
}

/**
 * Asks for a reason, then opens the partner portal as that partner, read-only unless the admin
 * ticks changes.
 */
export function ActAsPartner({ partner, onClose }: ActAsPartnerProps) {
  const translate = useTranslate();
  const client = useClient();
  const form = getActAsPartnerFormKey(partner.id);
  return (
    <FormDialog
      form={form}
      title={translate('merchant_management.act_title', { name: partner.title })}
      submitLabel={translate('merchant_management.open')}
      schema={schema}
      waits={false}
      save={async (values) => {
        const { reason, write } = schema.cast(values);
        const { token, partner_id } = await client.call(masquerade, {
          body: { partner_id: partner.id, reason, write: write === 1 },
        });
        saveSession('partner', {
          token,
          partnerId: partner_id,
          masquerade: true,
          write: write === 1,
        });
        const before = returnPath('partner', String(partner_id));
        clearSignInNote('partner');
        clearInputsOfOthers('partner');
        removeInput(form);
        window.location.assign(before ?? '/partner');
      }}
      onClose={onClose}
    >
      <p>{translate('merchant_management.act_text')}</p>
      <SchemaInput
        autoFocus
        source="reason"
        label={translate('merchant_management.reason')}
        hint={translate('merchant_management.reason_hint')}
      />
      <SchemaInput
        source="write"
        label={translate('merchant_management.write')}
        hint={translate('merchant_management.write_hint')}
      />
    </FormDialog>
  );
}
