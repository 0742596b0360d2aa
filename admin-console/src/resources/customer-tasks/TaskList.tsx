import {
  buildCellColumn,
  buildChoiceFilter,
  CreateDialogButton,
  ListPage,
  type TableColumn,
  useSave,
  buildReadColumn,
} from '@marketplace/shared/admin';
import { addDays, getDeviceToday } from '@marketplace/shared/format';
import { readUser } from '@marketplace/shared/session';
import {
  type CustomerTask,
  customerTaskSchema,
  getFieldDescription,
  newTaskSchema,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext } from 'react-admin';
import { useNames } from '../../names';
import { CustomerInput, buildCustomerColumn } from '../../report';
import { createTaskDefaults, TaskInputs } from '../../tasks';

const VIEWS = ['mine', 'overdue', 'all'] as const;

type View = (typeof VIEWS)[number];

/** The filters of each view. The filters of the list show them, and the address keeps them. */
const toFilter = (view: View): Readonly<Record<string, unknown>> => {
  if (view === 'mine') return { assignee_id: [Number(readUser('admin'))], done: [0] };
  if (view === 'overdue') return { done: [0], due_on: { lte: addDays(getDeviceToday(), -1) } };
  return {};
};

function ViewToggle() {
  const translate = useTranslate();
  const list = useListContext();
  const current = JSON.stringify(list.filterValues);
  const shown = VIEWS.find((view) => JSON.stringify(toFilter(view)) === current) ?? null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('tasks.view')}
      value={shown}
      onChange={(_, next: View | null) => {
        if (next)
          list.setFilters({ ...toFilter(next) }, { done: true, due_on: next === 'overdue' });
      }}
    >
      {VIEWS.map((view) => (
        <ToggleButton key={view} value={view}>
          {translate(`tasks.views.${view}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Lists the desk's tasks: the admin's own first, the earliest day first. */
export function TaskList() {
  const translate = useTranslate();
  const { admins } = useNames();
  const save = useSave('customer-tasks', translate('tasks.updated'), translate('kit.error'));
  const getField = (name: string) => getFieldDescription(customerTaskSchema, name);
  const buildColumn = (name: string): TableColumn =>
    buildCellColumn({
      schema: customerTaskSchema,
      field: getField(name),
      translate,
      rowName: 'title',
      save,
    });
  const columns: TableColumn<CustomerTask>[] = [
    {
      ...buildColumn('title'),
      label: translate('tasks.task'),
      wrap: true,
      width: '16rem',
    },
    buildColumn('done'),
    { ...buildColumn('due_on'), width: '8.5rem' },
    { ...buildColumn('priority'), width: '7.5rem' },
    buildCustomerColumn<CustomerTask>({ translate }, ({ user_id }) => user_id),
    { ...buildReadColumn(getField('assignee_name'), translate), phone: 'wide' },
    { ...buildReadColumn(getField('created_by_name'), translate), hidden: true },
    { ...buildReadColumn(getField('created_at'), translate), hidden: true },
  ];
  const mine = toFilter('mine');
  return (
    <ListPage<CustomerTask>
      title={translate('ui.admin_routes.customer_tasks')}
      about={translate('tasks.lead')}
      actions={
        <>
          <ViewToggle />
          <CreateDialogButton
            label={translate('tasks.add')}
            success={() => translate('tasks.added')}
            schema={newTaskSchema}
            record={createTaskDefaults()}
          >
            <TaskInputs />
            <CustomerInput />
          </CreateDialogButton>
        </>
      }
      sort={{ field: 'due_on', order: 'ASC' }}
      initialFilter={mine}
      empty={{ title: 'tasks.none', text: 'tasks.none_text', initialFilter: mine }}
      searchLabel={translate('tasks.search')}
      filters={[buildChoiceFilter('assignee_id', translate('fields.assignee_id'), admins)]}
      moreFilters={['done', 'due_on', 'priority']}
      columns={columns}
      pinned
    />
  );
}
