import type { Reader } from '../store/port';
import type { Collections, HelpRequestRecord, UserRecord } from './records';

/**
 * A person's requests for help, oldest first: what they asked while they were signed in, and what was
 * asked by nobody in particular from the contact which the person has proved to hold.
 */
export async function helpRequestsOf(
  reader: Reader<Collections>,
  { id, sign_in }: Readonly<Pick<UserRecord, 'id' | 'sign_in'>>,
): Promise<readonly Readonly<HelpRequestRecord>[]> {
  const own = await reader.find('help_requests', { filter: { user_id: id } });
  const field = sign_in.includes('@') ? 'email' : 'phoneNumber';
  const strangers = await reader.find('help_requests', {
    filter: { user_id: null, [field]: sign_in },
  });
  return [...own.rows, ...strangers.rows].toSorted((a, b) => a.id - b.id);
}
