import {
  ALL_ROWS,
  Badge,
  FormDialogButton,
  LoadState,
  Note,
  Panel,
  Rows,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { getDeviceToday, toDisplayDate } from '@marketplace/shared/format';
import { type CustomerTask, getOptionLabel, taskFormSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import Checkbox from '@mui/material/Checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreate, useGetList } from 'react-admin';
import { createTaskDefaults, TaskInputs } from '../../../tasks';
import styles from './taskPanel.module.css';

const RESOURCE = 'customer-tasks';

interface TaskButtonProps {
  userId: string;
  /** The task to change; a new one by default. */
  task?: CustomerTask;
  save: (task: CustomerTask, changes: Readonly<Record<string, unknown>>) => Promise<void>;
  refresh: () => Promise<void>;
}

function TaskButton({ userId, task, save, refresh }: TaskButtonProps) {
  const translate = useTranslate();
  const [create] = useCreate(RESOURCE, {}, { returnPromise: true });
  const title = translate(task ? 'tasks.edit' : 'tasks.add');
  return (
    <FormDialogButton
      form={`${RESOURCE}/${task?.id ?? `new/${userId}`}`}
      label={task ? translate('csr_portal.notes.edit') : title}
      button={
        task
          ? { variant: 'ghost', 'aria-label': translate('tasks.edit_named', { title: task.title }) }
          : { variant: 'secondary' }
      }
      title={title}
      submitLabel={task ? undefined : title}
      schema={taskFormSchema}
      record={task ?? createTaskDefaults()}
      save={async (values) => {
        const typed = taskFormSchema.cast(values);
        if (task) return save(task, typed);
        await create(RESOURCE, { data: { ...typed, user_id: userId } });
        notify.success(translate('tasks.added'));
        await refresh();
      }}
    >
      <TaskInputs />
    </FormDialogButton>
  );
}

/** Lists the desk's tasks for a customer: the open ones by day, the done ones on request. */
export function TaskPanel({ userId }: { userId: string }) {
  const { translate, language } = useTexts();
  const queryClient = useQueryClient();
  const [showsDone, setShowsDone] = useState(false);
  const send = useSave(RESOURCE, translate('tasks.updated'), translate('kit.error'));
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['customer-timeline', userId] });
  const save: TaskButtonProps['save'] = async (task, changes) => {
    await send(task, changes);
    await refresh();
  };
  const { data, error, refetch } = useGetList<CustomerTask>(RESOURCE, {
    pagination: ALL_ROWS,
    sort: { field: 'due_on', order: 'ASC' },
    filter: { user_id: userId },
  });
  const done = data?.filter((task) => task.done === 1) ?? [];
  const shown = data?.filter((task) => showsDone || task.done === 0) ?? [];
  const button = { userId, save, refresh };
  return (
    <Panel title={translate('tasks.panel')} actions={<TaskButton {...button} />}>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={2} height="24px" />}
      {data && shown.length === 0 && <Note>{translate('tasks.empty')}</Note>}
      <Rows>
        {shown.map((task) => (
          <li key={task.id} data-done={task.done === 1 || undefined}>
            <Checkbox
              checked={task.done === 1}
              onChange={(_, isDone) => {
                // `useSave` shows the error in a toast.
                save(task, { done: isDone ? 1 : 0 }).catch(() => refetch());
              }}
              slotProps={{
                input: { 'aria-label': translate('tasks.mark_done', { title: task.title }) },
              }}
            />
            <div>
              <span className={styles['title']}>{task.title}</span>
              <small>
                {[
                  translate('tasks.due', { day: toDisplayDate(task.due_on) ?? '' }),
                  task.assignee_name,
                  translate('tasks.priority_of', {
                    priority: getOptionLabel('taskPriority', task.priority, language),
                  }),
                ].join(' · ')}
              </small>
              {task.done === 0 && task.due_on < getDeviceToday() && (
                <Badge tone="bad" status="overdue">
                  {translate('tasks.overdue')}
                </Badge>
              )}
            </div>
            <TaskButton {...button} task={task} />
          </li>
        ))}
      </Rows>
      {done.length > 0 && !showsDone && (
        <Button variant="ghost" size="small" onClick={() => setShowsDone(true)}>
          {translate('tasks.show_done', { count: done.length })}
        </Button>
      )}
    </Panel>
  );
}
