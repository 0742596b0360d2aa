import { FormDialog, type FormDialogProps, SchemaInput } from '@marketplace/shared/admin';
import { type AdminUser, adminUserSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { isOwn } from './isOwn';
import styles from './userManagement.module.css';

const added = adminUserSchema.pick(['name', 'email', 'role', 'status']);
const own = adminUserSchema.pick(['name', 'email']);
const newUser = { status: 1 };

/** The name under which what is typed about a user, or about a new one, is kept. */
export const userForm = (id: AdminUser['id'] | 'new'): string => `admin-users/${id}`;

export interface UserDialogProps {
  /** The user to change; a new one without. */
  user?: AdminUser;
  save: FormDialogProps['save'];
  onClose: () => void;
}

/** Asks for an admin user. Nobody is asked for a role or a switch of their own. */
export function UserDialog({ user, save, onClose }: UserDialogProps) {
  const translate = useTranslate();
  const isMine = user !== undefined && isOwn(user.id);
  const hint = isMine ? 'own' : user ? undefined : 'first_password';
  return (
    <FormDialog
      form={userForm(user?.id ?? 'new')}
      title={
        user
          ? translate('user_management.edit_title', { name: user.name })
          : translate('user_management.add')
      }
      schema={isMine ? own : added}
      record={user ?? newUser}
      {...(!user && { submitLabel: translate('user_management.add') })}
      save={save}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="email" />
      {!isMine && (
        <>
          <SchemaInput source="role" />
          <SchemaInput source="status" label={translate('user_management.may_sign_in')} />
        </>
      )}
      {hint && <p className={styles['hint']}>{translate(`user_management.${hint}`)}</p>}
    </FormDialog>
  );
}
