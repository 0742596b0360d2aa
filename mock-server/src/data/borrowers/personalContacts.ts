import type { Reader } from '../../store/port';
import type {
  Collections,
  HelpRequestRecord,
  LeadRecord,
  ProspectRecord,
  UserRecord,
} from '../records';

/** The fields that link a person to records that store a contact but no user id. */
type Person = Readonly<Pick<UserRecord, 'id' | 'sign_in' | 'email' | 'email_verified'>>;

/**
 * Returns the contacts that a person has verified, in lower case. An unverified contact would give
 * access to the records of others.
 */
export function getVerifiedContacts({ sign_in, email, email_verified }: Person): readonly string[] {
  const proven = email_verified === 1 && email ? [sign_in, email] : [sign_in];
  return [...new Set(proven.map((contact) => contact.toLowerCase()))];
}

/**
 * Returns a person's help requests, oldest first: those sent while signed in, and anonymous ones
 * from a contact that the person has verified.
 */
export async function findHelpRequestsByPerson(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<HelpRequestRecord>[]> {
  const contacts = getVerifiedContacts(person);
  const own = await reader.find('help_requests', { filter: { user_id: person.id } });
  const anonymous = await reader.find('help_requests', { filter: { user_id: null } });
  const matching = anonymous.rows.filter(({ email, phoneNumber }) =>
    contacts.some((contact) => contact === email.toLowerCase() || contact === phoneNumber),
  );
  return [...own.rows, ...matching].toSorted((a, b) => a.id - b.id);
}

/**
 * Returns the partners' hand-over links for a person: those the person used, and those with a
 * contact that the person has verified.
 */
export async function findProspectsByPerson(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<ProspectRecord>[]> {
  const contacts = getVerifiedContacts(person);
  const { rows } = await reader.find('prospects', { sort: ['created_at', 'ASC'] });
  return rows.filter(
    ({ user_id, contact }) => user_id === person.id || contacts.includes(contact.toLowerCase()),
  );
}

/** Returns the leads of a person, with those that partners added for a contact that the person has verified. */
export async function findLeadsByPerson(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<LeadRecord>[]> {
  const sort = ['created_at', 'ASC'] as const;
  const own = await reader.find('leads', { filter: { user_id: person.id }, sort });
  const mobile_phone_number = [...getVerifiedContacts(person)];
  const added = await reader.find('leads', {
    filter: { user_id: null, mobile_phone_number },
    sort,
  });
  return [...own.rows, ...added.rows];
}
