import { newTaskSchema, taskChangeSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { maskContacts } from '../../data/borrowers/scrubText';
import type { Collections } from '../../data/records';
import { customerTaskView } from '../../data/views';
import { wrongField } from '../../httpError';
import type { Reader } from '../../store/port';
import { loadActor } from '../kit/actor';
import { createRecordWriter } from './recordWriter';

/** Returns the name of an admin who may sign in; throws 422 for anybody else. */
async function requireAssignee(reader: Reader<Collections>, id: number): Promise<string> {
  const account = await reader.get('accounts', id);
  if (account?.area !== 'admin' || account.status !== 1)
    throw wrongField('assignee_id', 'not_found');
  return account.name;
}

/** Writes the desk's tasks about customers. */
export const customerTaskWriter = createRecordWriter({
  collection: 'customer_tasks',
  created: newTaskSchema,
  updated: taskChangeSchema,
  view: customerTaskView,
  async toRecord(task, { writer, session }) {
    const user = await writer.get('users', task.user_id);
    if (!user || user.merged_into) throw wrongField('user_id', 'not_found');
    const { name } = await loadActor(writer, session);
    return {
      ...task,
      title: maskContacts(task.title),
      partner_id: user.partner_id,
      customer_name: user.customer_name,
      assignee_name: await requireAssignee(writer, task.assignee_id),
      done: 0 as const,
      done_at: null,
      created_by_name: name,
      created_at: nowIso(),
    };
  },
  async toPatch({ title, assignee_id, ...changes }, old, { writer }) {
    const { done } = changes;
    return {
      ...changes,
      ...(title !== undefined && { title: maskContacts(title) }),
      ...(assignee_id !== undefined &&
        assignee_id !== old.assignee_id && {
          assignee_id,
          assignee_name: await requireAssignee(writer, assignee_id),
        }),
      ...(done !== undefined && { done_at: done === 1 ? (old.done_at ?? nowIso()) : null }),
    };
  },
});
