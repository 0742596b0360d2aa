import {
  CreateDialogButton,
  ListPage,
  SchemaInput,
  getPendingId,
  usePendingToast,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { type AdminUser, adminUserSchema } from '@marketplace/shared/schema';
import { hasInput } from '@marketplace/shared/session';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useUpdate } from 'react-admin';
import { HistoryDialog } from '../../history';
import { SecondFactorRules, useResetSecondFactor } from './SecondFactorRules';
import { RolesPanel } from './RolesPanel';
import { isOwn } from './isOwn';
import { buildUserColumns } from './userColumns';
import { UserDialog, getUserFormKey } from './UserDialog';
import styles from './userManagement.module.css';

const newUserSchema = adminUserSchema.pick(['name', 'email', 'role', 'status']);
/** The log masks e-mail addresses, so an admin cannot set them back. */
const REVERTIBLE = ['name', 'role', 'status'];
const NEW_USER = { status: 1 };

/** Opens the dialog of the user whose data a person has changed and not saved before a reload or a sign-in. */
function RestoredUser({ onFound }: { onFound: (user: AdminUser) => void }) {
  const { data } = useListContext<AdminUser>();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || !data) return;
    hasLooked.current = true;
    const changed = data.find(({ id }) => hasInput(getUserFormKey(id)));
    if (changed) onFound(changed);
  }, [data, onFound]);
  return null;
}

function AddUser() {
  const translate = useTranslate();
  return (
    <CreateDialogButton
      label={translate('user_management.add')}
      success={({ name, email }) =>
        translate('user_management.created', { name: String(name), email: String(email) })
      }
      schema={newUserSchema}
      record={NEW_USER}
    >
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="email" />
      <SchemaInput source="role" />
      <SchemaInput source="status" label={translate('fields.active')} />
      <p className={styles['hint']}>{translate('user_management.first_password')}</p>
    </CreateDialogButton>
  );
}

/** Lists everyone who may sign in to the console, and what each may see. */
export function UserManagement() {
  const { translate, language } = useTexts();
  const [chosen, setChosen] = useState<AdminUser>();
  const [edited, setEdited] = useState<AdminUser>();
  const [update] = useUpdate<AdminUser>('admin-users', {}, { returnPromise: true });
  const announce = usePendingToast();
  const { hasFactor, reset } = useResetSecondFactor();
  const updated = translate('user_management.updated');
  const save = useSave('admin-users', updated, translate('kit.error'));
  const change = async (user: AdminUser, values: Readonly<Record<string, unknown>>) => {
    const saved: unknown = await update('admin-users', {
      id: user.id,
      data: values,
      previousData: user,
    });
    const pendingId = getPendingId(saved);
    if (pendingId) announce(pendingId);
    else notify.success(updated);
  };
  return (
    <ListPage<AdminUser>
      resource="admin-users"
      title={translate('ui.admin_routes.user_management')}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      actions={<AddUser />}
      searchLabel={translate('user_management.search')}
      filters={['role']}
      columns={buildUserColumns({
        translate,
        language,
        save,
        edit: setEdited,
        showHistory: setChosen,
        hasFactor,
        resetFactor: (user) => void reset(user),
      })}
    >
      <SecondFactorRules />
      <RolesPanel />
      <RestoredUser onFound={setEdited} />
      {chosen && (
        <HistoryDialog
          resource="admin-users"
          collection="accounts"
          record={chosen}
          title={translate('audit.history_of', { name: chosen.name })}
          fields={isOwn(chosen.id) ? ['name'] : REVERTIBLE}
          save={save}
          onClose={() => setChosen(undefined)}
        />
      )}
      {edited && (
        <UserDialog
          user={edited}
          save={(values, theirs) => change({ ...edited, ...theirs }, values)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListPage>
  );
}
