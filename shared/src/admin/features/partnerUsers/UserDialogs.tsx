import { type ComponentProps, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { invitePartnerUser, takeOverAccess, updatePartnerUser } from '../../../api';
import {
  INVITATION_DAYS,
  newPartnerUserSchema,
  getOptionLabel,
  type PartnerUser,
  partnerUserChangeSchema,
} from '../../../schema';
import { notify, useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { FormDialog } from '../../form/FormDialog';
import { FormDialogButton } from '../../form/FormDialogButton';
import { SchemaInput } from '../../form/SchemaInput';
import { useTexts } from '../../i18n/useTexts';
import { UserAccess } from './UserAccess';
import { useConsole } from '../../context/consoleContext';

interface DialogProps {
  /** Name under which the browser keeps what is typed. */
  form: string;
  partnerId: number;
  /** Runs after the change is saved. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks who to invite, as a viewer by default. */
export function InviteUserButton({
  partnerId,
  onSaved,
}: Pick<DialogProps, 'partnerId' | 'onSaved'>) {
  const { isReadOnly = false } = useConsole();
  const translate = useTranslate();
  const client = useClient();
  return (
    <FormDialogButton
      form={`partners/${partnerId}/users/new`}
      label={translate('partner_users.invite')}
      button={{ disabled: isReadOnly }}
      submitLabel={translate('partner_users.invite')}
      schema={newPartnerUserSchema}
      record={{ role: 'viewer' }}
      save={async (values) => {
        const body = newPartnerUserSchema.cast(values);
        await client.call(invitePartnerUser, { params: { partnerId }, body });
        notify.success(translate('partner_users.invited', { email: body.email }));
        await onSaved();
      }}
    >
      <SchemaInput autoFocus source="name" />
      <SchemaInput
        source="email"
        hint={translate('partner_users.invite_hint', { days: INVITATION_DAYS })}
      />
      <SchemaInput
        optional
        source="mobile_phone_number"
        hint={translate('partner_users.mobile_hint')}
      />
      <SchemaInput source="role" hint={translate('partner_users.role_hint')} />
    </FormDialogButton>
  );
}

const roleSchema = partnerUserChangeSchema.pick(['role']);

/** What ends once an owner is none any more. */
function LostAccess({
  isOwner,
  access,
}: {
  isOwner: boolean;
  access: ComponentProps<typeof UserAccess>;
}) {
  const role: unknown = useWatch({ name: 'role' });
  return isOwner && role !== 'owner' ? <UserAccess {...access} /> : null;
}

export function RoleDialog({
  user,
  ...props
}: DialogProps & { user: PartnerUser & { version?: number | undefined } }) {
  const { form, partnerId, onSaved, onClose } = props;
  const { translate, language } = useTexts();
  const client = useClient();
  const { id, name, status } = user;
  const takesOver = useRef(false);
  return (
    <FormDialog
      form={form}
      title={translate('partner_users.change_role_of', { name })}
      schema={roleSchema}
      record={user}
      save={async (values, theirs) => {
        const version = Number(theirs['version'] ?? user.version) || undefined;
        const { role } = roleSchema.cast(values);
        const body = { role, status, version };
        if (takesOver.current && role !== 'owner')
          await client.call(takeOverAccess, { params: { partnerId, id }, body: {} });
        await client.call(updatePartnerUser, { params: { partnerId, id }, body });
        const label = getOptionLabel('partnerRole', role, language);
        notify.success(translate('partner_users.saved', { name, role: label }));
        await onSaved();
      }}
      onClose={onClose}
    >
      <p>{translate('partner_users.role_text')}</p>
      <SchemaInput autoFocus source="role" hint={translate('partner_users.role_hint')} />
      <LostAccess
        isOwner={user.role === 'owner'}
        access={{
          partnerId,
          id,
          onTakeOver: (answer) => {
            takesOver.current = answer;
          },
        }}
      />
    </FormDialog>
  );
}
