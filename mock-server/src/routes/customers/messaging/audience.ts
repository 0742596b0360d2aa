import { maskContact } from '@marketplace/shared/format';
import type {
  ConsentPurpose,
  CONSENTS_TO_CONTACT,
  MessageAudience,
} from '@marketplace/shared/schema';
import { MESSAGE_LIMIT } from '@marketplace/shared/schema';
import { agoIso, DAY_MS } from '../../../clock';
import {
  CONTACT_FIELDS,
  getVerifiedEmail,
  getVerifiedMobile,
} from '../../../data/borrowers/personalContacts';
import type { Collections, MessageTemplateRecord, UserRecord } from '../../../data/records';
import type { Reader, Selected } from '../../../store/port';
import { isPerson } from '../dedupe/findDuplicates';
import { selectInPages } from '../../../data/forEachRecord';
import { findErasureRequesters } from '../../borrower/privacy/erasure';

/** The consent that each channel needs. */
const PURPOSES: Readonly<Record<string, (typeof CONSENTS_TO_CONTACT)[number] | undefined>> = {
  sms: 'sms',
  email: 'email',
  whatsapp: 'whatsapp',
};

const PERSON_FIELDS = [
  ...CONTACT_FIELDS,
  'merged_into',
  'first_name',
  'language',
  'partner_id',
  'reference',
] as const satisfies readonly (keyof UserRecord)[];

type Person = Selected<UserRecord, (typeof PERSON_FIELDS)[number]>;

/** A person whom a message may reach. */
export interface Recipient {
  readonly user: Person;
  /** The verified contact. */
  readonly to: string;
  readonly masked: string;
  /** Whether the person has already had the maximum number of messages. */
  readonly isLimited: boolean;
}

/** Some people among all: by their ids, or by the first and the last in their order. */
interface People {
  readonly user_id?: readonly string[];
  readonly user_id_gte?: string;
  readonly user_id_lte?: string;
}

interface Audience {
  readonly matching: number;
  readonly recipients: readonly Recipient[];
}

/** Returns the person's verified contact for a channel; undefined if there is none. */
function getContact(user: Person, channel: string): string | undefined {
  return channel === 'email' ? getVerifiedEmail(user) : getVerifiedMobile(user);
}

/** Finds the people whose latest answer for the purpose is a consent. */
async function findConsenting(
  reader: Reader<Collections>,
  purpose: ConsentPurpose | undefined,
  people: People,
): Promise<ReadonlySet<string>> {
  if (!purpose) return new Set();
  const rows = await reader.select('consents', ['user_id', 'granted'], {
    filter: { ...people, purpose },
    sort: ['at', 'ASC'],
  });
  const latest = new Map(rows.map(({ user_id, granted }) => [user_id, granted]));
  return new Set([...latest].filter(([, granted]) => granted === 1).map(([userId]) => userId));
}

/** Filters some people, of whom `people` names at least all, by their leads. */
async function filterByLeads(
  reader: Reader<Collections>,
  { product, stage }: MessageAudience,
  users: readonly Person[],
  people: People,
): Promise<readonly Person[]> {
  if (!product && !stage) return users;
  const leads = await reader.select('leads', ['user_id'], {
    filter: { ...people, ...(product && { product }), ...(stage && { stage }) },
  });
  const named = new Set(leads.map(({ user_id }) => user_id));
  return users.filter(({ id }) => named.has(id));
}

/** Finds whom of some people a template may reach now. `people` names at least all of them. */
async function filterByConsent(
  reader: Reader<Collections>,
  { channel }: Pick<MessageTemplateRecord, 'channel'>,
  filters: MessageAudience,
  users: readonly Person[],
  people: People,
): Promise<Audience> {
  const matching = await filterByLeads(reader, filters, users.filter(isPerson), people);
  const consenting = await findConsenting(reader, PURPOSES[channel], people);
  const leaving = await findErasureRequesters(reader, { ...people });
  const since = agoIso(MESSAGE_LIMIT.days * DAY_MS);
  const recent = await reader.select('message_deliveries', ['user_id'], {
    filter: { ...people, status: ['sent', 'queued'], at_gt: since },
  });
  const received = new Map<string, number>();
  for (const { user_id } of recent) received.set(user_id, (received.get(user_id) ?? 0) + 1);
  const recipients = matching.flatMap((user): Recipient[] => {
    const to = getContact(user, channel);
    if (!to || !consenting.has(user.id) || leaving.has(user.id)) return [];
    const isLimited = (received.get(user.id) ?? 0) >= MESSAGE_LIMIT.messages;
    return [{ user, to, masked: maskContact(to), isLimited }];
  });
  return { matching: matching.length, recipients };
}

/**
 * Finds the people whom a template may reach now: named by the filters, with a consent for its channel
 * that is not withdrawn, a verified contact and no request to be erased. `people` asks about these only.
 */
export async function findAudience(
  reader: Reader<Collections>,
  template: Pick<MessageTemplateRecord, 'channel'>,
  filters: MessageAudience,
  people: Pick<People, 'user_id'> = {},
): Promise<Audience> {
  const { partner_id } = filters;
  const users = await reader.select('users', PERSON_FIELDS, {
    filter: { ...(partner_id && { partner_id }), ...(people.user_id && { id: people.user_id }) },
    sort: ['id', 'ASC'],
  });
  return filterByConsent(reader, template, filters, users, people);
}

/** People whom a database finds faster one by one than it reads all between the first and the last of them. */
const MAX_NAMED = 500;

/** Finds the same people, and reads only some of them at once. */
export async function* readAudience(
  reader: Reader<Collections>,
  template: Pick<MessageTemplateRecord, 'channel'>,
  filters: MessageAudience,
): AsyncGenerator<Audience> {
  const { partner_id } = filters;
  const filter = { ...(partner_id && { partner_id }) };
  for await (const users of selectInPages(reader, 'users', PERSON_FIELDS, filter)) {
    const user_id = users.map(({ id }) => id);
    const range = { user_id_gte: user_id[0] ?? '', user_id_lte: user_id.at(-1) ?? '' };
    const people = user_id.length <= MAX_NAMED ? { user_id } : range;
    yield await filterByConsent(reader, template, filters, users, people);
  }
}

/** Counts the people whom a template may reach now. */
export async function countRecipients(
  reader: Reader<Collections>,
  template: Pick<MessageTemplateRecord, 'channel'>,
  filters: MessageAudience,
): Promise<{ matching: number; consenting: number; limited: number }> {
  const size = { matching: 0, consenting: 0, limited: 0 };
  for await (const { matching, recipients } of readAudience(reader, template, filters)) {
    size.matching += matching;
    size.consenting += recipients.length;
    size.limited += recipients.filter(({ isLimited }) => isLimited).length;
  }
  return size;
}
