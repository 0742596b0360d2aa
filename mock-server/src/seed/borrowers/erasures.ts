import type { ApplicationRecord, ErasureRecord, UserRecord } from '../../data/records';
import type { NewRecord } from '../../store/port';
import type { DemoAccess } from '../accounts';
import { createRandom } from '../random';
import { daysAgoIso } from '../times';

/** Days ago, status, reason. No request runs by itself, so that the demo data stays whole. */
const ENTRIES = [
  [1, 'waiting', 'Asked by e-mail, letter 4711'],
  [4, 'waiting', 'Second account of the same customer'],
  [12, 'withdrawn', 'Asked on the phone, then changed their mind'],
] as const;

/** Builds requests of the desk for customers without an application. */
export function seedErasures(
  users: readonly NewRecord<UserRecord>[],
  applications: readonly NewRecord<ApplicationRecord>[],
  { admin }: DemoAccess,
): NewRecord<ErasureRecord & { readonly id: string }>[] {
  const random = createRandom(91);
  const applied = new Set(applications.map(({ user_id }) => user_id));
  const free = users.filter(
    ({ user_id, first_name }) => first_name !== '' && !applied.has(user_id),
  );
  return ENTRIES.flatMap(([days, status, reason], index) => {
    const user = free.at(-1 - index);
    if (!user) return [];
    const requested_at = daysAgoIso(days);
    const isDecided = status === 'withdrawn';
    return {
      id: random.uuid(),
      reference: '',
      user_id: user.user_id,
      partner_id: user.partner_id,
      status,
      origin: 'desk' as const,
      reason,
      entered_by: admin.id,
      entered_by_name: admin.name,
      ...(isDecided && {
        decided_by: admin.id,
        decided_by_name: admin.name,
        decided_at: requested_at,
      }),
      language: 'en' as const,
      requested_at,
      due_on: null,
      done_at: null,
    };
  });
}
