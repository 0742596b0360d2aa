import {
  optionFilter,
  ListToolbar,
  PageHeader,
  RecordTable,
  useLanguage,
  useSave,
} from '@marketplace/shared/admin';
import type { AdminUser } from '@marketplace/shared/schema';
import { hasInput } from '@marketplace/shared/session';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ListBase, useCreate, useListContext, useUpdate } from 'react-admin';
import { RolesPanel } from './RolesPanel';
import { userColumns } from './userColumns';
import { UserDialog, userForm } from './UserDialog';

/** Finds the user about whom something was typed before a reload or a sign-in, so that it opens again. */
function BegunUser({ onFound }: { onFound: (user: AdminUser) => void }) {
  const { data } = useListContext<AdminUser>();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || !data) return;
    looked.current = true;
    const begun = data.find(({ id }) => hasInput(userForm(id)));
    if (begun) onFound(begun);
  }, [data, onFound]);
  return null;
}

/** Everyone who may sign in to the console, and what each may see. */
export function UserManagement() {
  const translate = useTranslate();
  const language = useLanguage();
  const [open, setOpen] = useState<AdminUser | 'new' | undefined>(
    hasInput(userForm('new')) ? 'new' : undefined,
  );
  const [create] = useCreate<AdminUser>('admin-users', {}, { returnPromise: true });
  const [update] = useUpdate<AdminUser>('admin-users', {}, { returnPromise: true });
  const updated = translate('user_management.updated');
  const save = useSave('admin-users', updated, translate('kit.error'));
  const columns = userColumns({ translate, language, save, edit: setOpen });
  const title = translate('ui.admin_routes.user_management');
  const add = async (values: Readonly<Record<string, unknown>>) => {
    await create('admin-users', { data: values });
    notify.success(
      translate('user_management.created', {
        name: String(values['name']),
        email: String(values['email']),
      }),
    );
  };
  const change = async (user: AdminUser, values: Readonly<Record<string, unknown>>) => {
    await update('admin-users', { id: user.id, data: values, previousData: user });
    notify.success(updated);
  };
  return (
    <ListBase resource="admin-users" sort={{ field: 'name', order: 'ASC' }} perPage={25}>
      <PageHeader
        title={title}
        actions={<Button onClick={() => setOpen('new')}>{translate('user_management.add')}</Button>}
      />
      <ListToolbar
        searchLabel={translate('user_management.search')}
        filters={[optionFilter('role', translate('user_management.role'), 'adminRole', language)]}
        columns={columns}
      />
      <RecordTable title={title} columns={columns} />
      <RolesPanel />
      <BegunUser onFound={setOpen} />
      {open === 'new' && <UserDialog save={add} onClose={() => setOpen(undefined)} />}
      {open && open !== 'new' && (
        <UserDialog
          user={open}
          save={(values, theirs) => change({ ...open, ...theirs }, values)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ListBase>
  );
}
