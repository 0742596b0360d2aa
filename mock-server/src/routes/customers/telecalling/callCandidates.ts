import { groupBy } from '@marketplace/shared/collections';
import { HOUR_MS } from '../../../clock';
import { CONTACT_FIELDS, getVerifiedMobile } from '../../../data/borrowers/personalContacts';
import type {
  CallCandidateRecord,
  CallRecord,
  Collections,
  LeadRecord,
} from '../../../data/records';
import type { Filter, Id, NewRecord, Reader, Writer } from '../../../store/port';
import { type Derivation, replaceDerived } from '../../kit/withDerivedRecords';
import { findErasureRequesters } from '../../borrower/privacy/erasure';

/** Hours between two calls to one person who has not asked for a call back. */
export const RETRY_HOURS = 4;
/** Unanswered calls after which the desk gives up on a lead. */
const MAX_UNANSWERED = 3;

type Lead = Readonly<Pick<LeadRecord, 'id' | 'stage'>>;
type Call = Readonly<CallRecord>;
type Candidate = NewRecord<CallCandidateRecord> & { readonly id: string };

/** Above this number of ids, reading all rows is cheaper than looking each one up. */
export const MAX_IDS = 500;

/** Filters rows by person, unless there are so many people that the caller has to pick the rows. */
const filterPeople = (user_id: readonly string[]): Filter =>
  user_id.length <= MAX_IDS ? { user_id } : {};

/**
 * Returns when each person who may be called agreed to calls. Leaves out people who never agreed, have
 * withdrawn or refused calls since, or have asked for erasure. `agreed` has the times of other agreements,
 * such as one with a partner, which a later withdrawal also ends.
 */
export async function findCallable(
  reader: Reader<Collections>,
  userIds: readonly string[],
  agreed: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, string>> {
  const asked = new Set(userIds);
  const people = filterPeople([...asked]);
  const consents = await reader.select('consents', ['user_id', 'granted', 'at'], {
    filter: { ...people, purpose: 'calls' },
    sort: ['at', 'ASC'],
  });
  const last = new Map(consents.map((consent) => [consent.user_id, consent]));
  const callable = new Map(agreed);
  for (const [id, { granted, at }] of last) {
    if (!asked.has(id)) continue;
    if (granted === 1) callable.set(id, at);
    else if (at >= (callable.get(id) ?? '')) callable.delete(id);
  }
  if (callable.size === 0) return callable;
  const leaving = await findErasureRequesters(reader, people);
  const refusals = await reader.find('calls', {
    filter: { ...people, disposition: 'do_not_call' },
  });
  for (const id of leaving) callable.delete(id);
  for (const call of refusals.rows)
    if ((call.ended_at ?? '') >= (callable.get(call.user_id) ?? '')) callable.delete(call.user_id);
  return callable;
}

/** Returns the time of a lead's promised call; null if none is due. */
function findPromisedTime(calls: readonly Call[], lead: Lead): string | null {
  const last = calls.findLast(({ lead_id, ended_at }) => lead_id === lead.id && ended_at !== null);
  return last?.disposition === 'call_back' ? last.call_back_at : null;
}

/** Whether earlier calls have settled a lead at its stage. Calls are oldest first. */
export function isSettled(calls: readonly Call[], lead: Lead): boolean {
  const ended = calls.filter(({ ended_at }) => ended_at !== null);
  const own = ended.filter(({ lead_id, stage }) => lead_id === lead.id && stage === lead.stage);
  return (
    ended.some(({ disposition }) => disposition === 'wrong_number') ||
    own.some(({ disposition }) => ['interested', 'not_interested'].includes(disposition)) ||
    own.filter(({ disposition }) => disposition === 'no_answer').length >= MAX_UNANSWERED
  );
}

/** Returns the latest of some instants; '' if there are none. */
export const findLatest = (times: readonly string[]): string => times.toSorted().at(-1) ?? '';

/** Returns the time until which earlier calls forbid another one; '' if they do not. */
export function getRestEnd(calls: readonly Call[]): string {
  const last = findLatest(calls.flatMap(({ ended_at }) => ended_at ?? []));
  return last && new Date(Date.parse(last) + RETRY_HOURS * HOUR_MS).toISOString();
}

/** Finds the leads of some people, at most `MAX_IDS`, that the desk may call about now or later. */
async function findCandidates(
  reader: Reader<Collections>,
  userIds: readonly string[],
): Promise<Candidate[]> {
  const callable = [...(await findCallable(reader, userIds)).keys()];
  if (callable.length === 0) return [];
  const users = await reader.select('users', CONTACT_FIELDS, { filter: { id: callable } });
  const user_id = users.flatMap((user) => (getVerifiedMobile(user) ? [user.id] : []));
  const leads = await reader.select('leads', ['id', 'user_id', 'stage', 'product', 'updated_at'], {
    filter: { user_id },
  });
  const made = await reader.find('calls', { filter: { user_id }, sort: ['claimed_at', 'ASC'] });
  const callsByUser = groupBy(made.rows, (call) => call.user_id);
  const candidates = leads.flatMap((lead): Omit<Candidate, 'only'>[] => {
    if (lead.user_id === null) return [];
    const calls = callsByUser.get(lead.user_id) ?? [];
    const call_back_at = findPromisedTime(calls, lead);
    if (call_back_at === null && isSettled(calls, lead)) return [];
    const claims = calls.filter(({ ended_at }) => ended_at === null);
    const free_from = findLatest([
      call_back_at ?? getRestEnd(calls),
      ...claims.map(({ expires_at }) => expires_at),
    ]);
    return [{ ...lead, user_id: lead.user_id, call_back_at, free_from }];
  });
  const byUser = groupBy(candidates, (one) => one.user_id);
  return candidates.map((one) => ({ ...one, only: byUser.get(one.user_id)?.length === 1 }));
}

/** Updates the candidates of some people. */
async function updateCandidates(
  writer: Writer<Collections>,
  people: readonly string[],
): Promise<void> {
  for (let start = 0; start < people.length; start += MAX_IDS) {
    const user_id = people.slice(start, start + MAX_IDS);
    const { rows } = await writer.find('call_candidates', { filter: { user_id } });
    await replaceDerived(writer, 'call_candidates', rows, await findCandidates(writer, user_id));
  }
}

/** The collections that, besides the verified mobile number, decide whether the desk may call. */
const WATCHED = ['leads', 'consents', 'calls', 'erasures'] as const;

const isWatched = (name: keyof Collections): name is (typeof WATCHED)[number] =>
  WATCHED.some((watched) => watched === name);

/** Returns the person whose candidates a written record may change; undefined if it changes none. */
export async function findCalled(
  reader: Reader<Collections>,
  name: keyof Collections,
  id: Id,
): Promise<string | undefined> {
  if (!isWatched(name)) return undefined;
  const record = await reader.get(name, id);
  if (record && 'purpose' in record && record.purpose !== 'calls') return undefined;
  return record?.user_id ?? undefined;
}

/** Derives the leads that the desk may call about now or later. */
export const callCandidates: Derivation = {
  collection: 'call_candidates',
  async listSubjects(reader) {
    const agreed = await reader.select('consents', ['user_id'], {
      filter: { purpose: 'calls', granted: 1 },
    });
    const stored = await reader.select('call_candidates', ['user_id']);
    return new Set([...agreed, ...stored].map(({ user_id }) => user_id));
  },
  update: updateCandidates,
  watch(writer) {
    const people = new Set<string>();
    const mobiles = new Map<string, string | undefined>();
    const getMobile = async (id: string): Promise<string | undefined> => {
      const user = await writer.get('users', id);
      return user && getVerifiedMobile(user);
    };
    return {
      async note(name, id) {
        const key = String(id);
        if (name === 'users' && !mobiles.has(key)) mobiles.set(key, await getMobile(key));
        const person = await findCalled(writer, name, id);
        if (person) people.add(person);
      },
      async update() {
        for (const [id, mobile] of mobiles) if (mobile !== (await getMobile(id))) people.add(id);
        await updateCandidates(writer, [...people]);
      },
    };
  },
};
