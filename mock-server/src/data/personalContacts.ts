import type { Reader } from '../store/port';
import type { Collections, HelpRequestRecord, ProspectRecord, UserRecord } from './records';

/** What tells whose a record is that names a contact and no account. */
type Person = Readonly<Pick<UserRecord, 'id' | 'sign_in' | 'email' | 'email_verified'>>;

/** The contacts that a person has proved to hold, in small letters: nobody gets at another's records by typing theirs. */
export function provenContacts({ sign_in, email, email_verified }: Person): readonly string[] {
  const proven = email_verified === 1 && email ? [sign_in, email] : [sign_in];
  return [...new Set(proven.map((contact) => contact.toLowerCase()))];
}

/**
 * A person's requests for help, oldest first: what they asked while they were signed in, and what was
 * asked by nobody in particular from a contact which the person has proved to hold.
 */
export async function helpRequestsOf(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<HelpRequestRecord>[]> {
  const contacts = provenContacts(person);
  const own = await reader.find('help_requests', { filter: { user_id: person.id } });
  const strangers = await reader.find('help_requests', { filter: { user_id: null } });
  const asked = strangers.rows.filter(({ email, phoneNumber }) =>
    contacts.some((contact) => contact === email.toLowerCase() || contact === phoneNumber),
  );
  return [...own.rows, ...asked].toSorted((a, b) => a.id - b.id);
}

/**
 * The links by which partners handed a person over: those that the person used, and those in which a partner wrote
 * down a contact which the person has proved to hold.
 */
export async function prospectsOf(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<ProspectRecord>[]> {
  const contacts = provenContacts(person);
  const { rows } = await reader.find('prospects', { sort: ['created_at', 'ASC'] });
  return rows.filter(
    ({ user_id, contact }) => user_id === person.id || contacts.includes(contact.toLowerCase()),
  );
}
