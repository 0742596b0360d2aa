import { ALL_ROWS, MenuCount } from '@marketplace/shared/admin';
import { getDeviceToday } from '@marketplace/shared/format';
import type { CustomerTask } from '@marketplace/shared/schema';
import { readUser } from '@marketplace/shared/session';
import { useTranslate } from '@marketplace/shared/ui';
import { useGetList } from 'react-admin';

/** Tasks that others add show within this time while the tab is in sight. */
const POLL_MS = 5 * 60_000;

/** Shows beside the menu entry how many of the admin's own tasks are due today or earlier. */
export function DueCount() {
  const translate = useTranslate();
  const assignee_id = Number(readUser('admin'));
  const today = getDeviceToday();
  const { data = [] } = useGetList<CustomerTask>(
    'customer-tasks',
    {
      pagination: ALL_ROWS,
      sort: { field: 'due_on', order: 'ASC' },
      filter: { assignee_id, done: 0, due_on: { lte: today } },
    },
    { refetchInterval: POLL_MS },
  );
  // A changed record stays in the cached list, so check whether it still counts.
  const count = data.filter(
    (task) => task.assignee_id === assignee_id && task.done === 0 && task.due_on <= today,
  ).length;
  return <MenuCount count={count} label={translate('tasks.due_count', { count })} />;
}
