import type { Reader } from '../../store/port';
import { compareText } from '../../store/textOrder';
import type {
  Collections,
  HelpRequestRecord,
  LeadRecord,
  ProspectRecord,
  UserRecord,
} from '../records';

/** The fields that link a person to records that store a contact but no user id. */
export const CONTACT_FIELDS = [
  'id',
  'sign_in',
  'email',
  'email_verified',
  'mobile_phone_number',
  'mobile_verified',
] as const satisfies readonly (keyof UserRecord)[];

type Person = Readonly<
  Omit<Pick<UserRecord, (typeof CONTACT_FIELDS)[number]>, 'mobile_verified'>
> & { readonly mobile_verified?: 0 | 1 | null };

/** A contact that a person gives beside the one of the sign-in: its field, and the flag that a code confirmed it. */
export const SECOND_CONTACTS = {
  email: { field: 'email', verified: 'email_verified' },
  mobile: { field: 'mobile_phone_number', verified: 'mobile_verified' },
} as const;

/** Whether a code has confirmed a contact of the profile: as the one of the sign-in, or as a second one. */
export const isVerified = (
  person: Omit<Person, 'id'>,
  name: keyof typeof SECOND_CONTACTS,
): boolean => {
  const { field, verified } = SECOND_CONTACTS[name];
  const contact = person[field].toLowerCase();
  return contact !== '' && (contact === person.sign_in || person[verified] === 1);
};

/**
 * Returns the contacts that a person has verified, in lower case. An unverified contact would give
 * access to the records of others.
 */
export function getVerifiedContacts(person: Person): readonly string[] {
  const { sign_in, email, mobile_phone_number } = person;
  const contacts = [
    sign_in,
    ...(isVerified(person, 'email') ? [email] : []),
    ...(isVerified(person, 'mobile') ? [mobile_phone_number] : []),
  ];
  return [...new Set(contacts.map((contact) => contact.toLowerCase()))];
}

/**
 * Returns the mobile number with which a person signs in, else the one that a code has confirmed. Any other
 * number of the profile is what somebody has typed: it may be anybody's.
 */
export const getVerifiedMobile = (person: Person): string | undefined =>
  getVerifiedContacts(person).find((contact) => /^\d+$/u.test(contact));

/** Returns the e-mail address with which a person signs in, else the one that a code has confirmed. */
export const getVerifiedEmail = (person: Person): string | undefined =>
  getVerifiedContacts(person).find((contact) => contact.includes('@'));

/** Finds the records that have one of some contacts, in any letters, in a field. */
export async function findByContact<K extends 'help_requests' | 'prospects' | 'outbox' | 'users'>(
  reader: Reader<Collections>,
  collection: K,
  field: 'email' | 'mobile_phone_number' | 'phoneNumber' | 'contact' | 'to',
  contacts: readonly string[],
): Promise<Readonly<Collections[K]>[]> {
  const found = contacts.map((contact) =>
    reader.find(collection, { filter: { [`${field}_gte`]: contact, [`${field}_lte`]: contact } }),
  );
  return (await Promise.all(found)).flatMap(({ rows }) => rows);
}

const removeDuplicates = <R extends { readonly id: string | number }>(
  records: readonly R[],
): R[] => [...new Map(records.map((record) => [record.id, record])).values()];

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
  const matching = [
    ...(await findByContact(reader, 'help_requests', 'email', contacts)),
    ...(await findByContact(reader, 'help_requests', 'phoneNumber', contacts)),
  ].filter(({ user_id }) => user_id === null);
  return removeDuplicates([...own.rows, ...matching]).toSorted((a, b) => a.id - b.id);
}

/**
 * Returns the partners' hand-over links for a person, oldest first: those the person used, and those with a
 * contact that the person has verified.
 */
export async function findProspectsByPerson(
  reader: Reader<Collections>,
  person: Person,
): Promise<readonly Readonly<ProspectRecord>[]> {
  const used = await reader.find('prospects', { filter: { user_id: person.id } });
  const contacts = getVerifiedContacts(person);
  const handedOver = await findByContact(reader, 'prospects', 'contact', contacts);
  return removeDuplicates([...used.rows, ...handedOver]).toSorted((a, b) =>
    compareText(a.created_at, b.created_at),
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
