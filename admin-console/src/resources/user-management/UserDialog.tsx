import { FormDialog, type FormDialogProps, SchemaInput } from '@marketplace/shared/admin';
import { type AdminUser, adminUserSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { LastChange } from '../../history';
import { isOwn } from './isOwn';
import styles from './userManagement.module.css';

const ownSchema = adminUserSchema.pick(['name', 'email']);
const otherSchema = adminUserSchema.pick(['name', 'email', 'role', 'status']);

/** Name under which the dialog of a user persists its input. */
export const getUserFormKey = (id: AdminUser['id']): string => `admin-users/${id}`;

export interface UserDialogProps {
  user: AdminUser;
  save: FormDialogProps['save'];
  onClose: () => void;
}

/** Changes an admin user. Nobody changes their own role or status. */
export function UserDialog({ user, save, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const isMine = isOwn(user.id);
  return (
    <FormDialog
      form={getUserFormKey(user.id)}
      title={translate('user_management.edit_title', { name: user.name })}
      schema={isMine ? ownSchema : otherSchema}
      record={user}
      save={save}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="email" />
      <LastChange collection="accounts" record={user} />
      {isMine ? (
        <p className={styles['hint']}>{translate('user_management.own_account')}</p>
      ) : (
        <>
          <SchemaInput source="role" />
          <SchemaInput source="status" label={translate('fields.active')} />
        </>
      )}
    </FormDialog>
  );
}
