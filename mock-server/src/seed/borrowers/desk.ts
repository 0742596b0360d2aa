import { addDays } from '@marketplace/shared/format';
import { getIndianToday } from '../../data/indianDay';
import type {
  CallRecord,
  CustomerNoteRecord,
  CustomerTaskRecord,
  LeadRecord,
  UserRecord,
} from '../../data/records';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';
import { agrees } from './consents';

/** Days ago, outcome, the caller's note. */
const CALLS = [
  [1, 'no_answer', ''],
  [2, 'call_back', 'At work, asked for a call at noon'],
  [3, 'not_interested', 'Has taken a loan from the own bank'],
  [5, 'interested', 'Compares the offers this evening'],
  [8, 'no_answer', ''],
] as const;

/** Days from today, title, priority, whether it is done, whether it is the caller's. */
const TASKS = [
  [-1, 'Ask the lender why the review takes so long', 'high', 0, 'admin'],
  [2, 'Explain the key fact statement', 'normal', 0, 'admin'],
  [4, 'Send the list of documents again', 'low', 0, 'caller'],
  [-3, 'Correct the spelling of the name', 'normal', 1, 'caller'],
] as const;

/** The fraction of a day that a call takes: six minutes. */
const CALL_DAYS = 0.004;

type Lead = NewRecord<LeadRecord>;
type User = NewRecord<UserRecord>;

/** Builds the desk's past work: calls to people who agreed to them, notes, and tasks. */
export function seedDesk(
  users: readonly User[],
  leads: readonly Lead[],
  { admin, caller }: DemoAccess,
): {
  calls: NewRecord<CallRecord>[];
  customer_notes: NewRecord<CustomerNoteRecord>[];
  customer_tasks: NewRecord<CustomerTaskRecord>[];
} {
  const random = createRandom(58);
  const people = new Map(users.map((user) => [user.user_id, user]));
  const stopped = leads.filter(
    ({ user_id, stage, updated_at }) =>
      user_id !== null && stage === 'profile' && updated_at < daysAgoIso(12) && agrees(user_id, 2),
  );
  const applied = leads.flatMap(({ user_id, stage }) => {
    const user = user_id !== null && stage === 'applied' ? people.get(user_id) : undefined;
    return user ?? [];
  });
  const calls = CALLS.flatMap(([days, disposition, notes], index) => {
    const lead = stopped.at(-1 - index);
    const user = lead?.user_id ? people.get(lead.user_id) : undefined;
    if (!lead?.id || !user) return [];
    const ended_at = daysAgoIso(days - CALL_DAYS);
    return {
      id: random.uuid(),
      user_id: user.user_id,
      lead_id: lead.id,
      customer_name: user.customer_name,
      rule_name: 'Profile finished, no offer taken',
      product: lead.product,
      stage: lead.stage,
      account_id: caller.id,
      caller_name: caller.name,
      claimed_at: daysAgoIso(days),
      expires_at: ended_at,
      ended_at,
      disposition,
      call_back_at: disposition === 'call_back' ? daysAgoIso(-1) : null,
      notes,
    };
  });
  const customer_tasks = TASKS.flatMap(([days, title, priority, done, assignee], index) => {
    const user = applied.at(-1 - index);
    const assigned = assignee === 'admin' ? admin : caller;
    return user
      ? {
          id: random.uuid(),
          user_id: user.user_id,
          partner_id: user.partner_id,
          customer_name: user.customer_name,
          title,
          due_on: addDays(getIndianToday(), days),
          priority,
          assignee_id: assigned.id,
          assignee_name: assigned.name,
          done,
          done_at: done === 1 ? daysAgoIso(1 - days) : null,
          created_by_name: admin.name,
          created_at: daysAgoIso(7),
        }
      : [];
  });
  const [asked] = applied.slice(-1);
  const customer_notes = asked
    ? [
        {
          id: random.uuid(),
          user_id: asked.user_id,
          text: 'Asked twice when the lender decides.',
          account_id: caller.id,
          author_name: caller.name,
          created_at: daysAgoIso(1),
          edited_at: null,
        },
      ]
    : [];
  return { calls, customer_notes, customer_tasks };
}
