import { SchemaInput } from '@marketplace/shared/admin';
import { getDeviceToday } from '@marketplace/shared/format';
import { readUser } from '@marketplace/shared/session';
import { useTranslate } from '@marketplace/shared/ui';
import { SelectInput } from 'react-admin';
import { useNames } from '../names';

/** What a new task begins with: today, for whoever adds it. */
export const createTaskDefaults = () => ({
  due_on: getDeviceToday(),
  priority: 'normal',
  assignee_id: Number(readUser('admin')),
});

export function TaskInputs() {
  const translate = useTranslate();
  const { admins } = useNames();
  return (
    <>
      <SchemaInput
        autoFocus
        source="title"
        label={translate('tasks.task')}
        hint={translate('tasks.title_hint')}
      />
      <SchemaInput source="due_on" />
      <SchemaInput source="priority" />
      <SelectInput
        source="assignee_id"
        label={translate('fields.assignee_id')}
        choices={[...admins]}
        translateChoice={false}
        helperText={false}
        fullWidth
        margin="none"
      />
    </>
  );
}
