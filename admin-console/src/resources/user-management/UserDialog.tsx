import { FieldsDialog, type FieldsDialogProps } from '@marketplace/shared/admin';
import { type AdminUser, adminUserSchema, describeFields } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { isOwn } from './isOwn';
import styles from './userManagement.module.css';

const added = adminUserSchema.pick(['name', 'email', 'role', 'status']);
const own = adminUserSchema.pick(['name', 'email']);
/** The switch says what it does. */
const fields = describeFields(added).map((field) =>
  field.name === 'status' ? { ...field, label: 'user_management.may_sign_in' } : field,
);
const ownRows = ['name', 'email'];
const rows = [...ownRows, 'role', 'status'];
const nobody = { name: '', email: '', role: '', status: 1 };

/** The name under which what is typed about a user, or about a new one, is kept. */
export const userForm = (id: AdminUser['id'] | 'new'): string => `admin-users/${id}`;

export interface UserDialogProps {
  /** The user to change; a new one without. */
  user?: AdminUser;
  save: FieldsDialogProps['save'];
  onClose: () => void;
}

/** Asks for an admin user. Nobody is asked for a role or a switch of their own. */
export function UserDialog({ user, save, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const isMine = user !== undefined && isOwn(user.id);
  const hint = isMine ? 'own' : user ? undefined : 'first_password';
  return (
    <FieldsDialog
      form={userForm(user?.id ?? 'new')}
      title={
        user
          ? translate('user_management.edit_title', { name: user.name })
          : translate('user_management.add')
      }
      schema={isMine ? own : added}
      fields={fields}
      rows={isMine ? ownRows : rows}
      value={user ?? nobody}
      {...(!user && { submitLabel: translate('user_management.add') })}
      below={hint && <p className={styles['hint']}>{translate(`user_management.${hint}`)}</p>}
      save={save}
      onClose={onClose}
    />
  );
}
