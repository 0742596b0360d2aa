import { pickRecordText } from '@marketplace/shared/format';
import type { CallRule } from '@marketplace/shared/schema';
import { callRuleSchema, optionIds } from '@marketplace/shared/schema';
import type { Language } from '../../messages/translate';
import { agoIso, DAY_MS, nowIso } from '../../clock';
import { toCollection } from '../../data/specs/resourceSpecs';
import { callRules } from '@marketplace/shared/resources';
import type { CallRecord, Collections, LeadRecord, UserRecord } from '../../data/records';
import type { Filter, Reader } from '../../store/port';
import { findLeaving } from '../privacy/erasure';
import { groupBy } from '../summary/earnings';

const HOUR_MS = 3_600_000;

/** Hours between two calls to one person, unless the person asked to be called back. */
export const RETRY_HOURS = 4;
/** Calls without an answer after which the desk gives up on a lead. */
const MAX_UNANSWERED = 3;

type Lead = Readonly<Pick<LeadRecord, 'id' | 'user_id' | 'stage' | 'product' | 'updated_at'>>;
type Call = Readonly<CallRecord>;
type Rule = CallRule & { readonly id: number };

/** More ids than this are cheaper to find by reading all rows than one by one. */
const MAX_IDS = 500;

/** Filters rows of people, unless there are so many that the caller has to pick them. */
const filterPeople = (user_id: readonly string[]): Filter =>
  user_id.length <= MAX_IDS ? { user_id } : {};

/** A person whom the desk may call, and why. */
export interface QueuedPerson {
  readonly user: Readonly<Pick<UserRecord, 'id' | 'customer_name'>>;
  readonly lead: Lead;
  readonly rule: Rule;
  readonly consented_at: string;
  /** When a promised call was due; null for a person who comes up by the rule alone. */
  readonly call_back_at: string | null;
}

/** Loads the active rules, the lowest priority number first. */
export async function loadRules(reader: Reader<Collections>): Promise<readonly Rule[]> {
  const { rows } = await reader.find(toCollection(callRules), {
    filter: { active: 1 },
    sort: ['priority', 'ASC'],
  });
  return rows.map((row) => ({ ...callRuleSchema.cast(row, { stripUnknown: true }), id: row.id }));
}

/** Returns a rule's name in a language; a rule without a Hindi name has the English one. */
export const ruleName = ({ name, name_hi }: CallRule, language: Language): string =>
  pickRecordText(language, name, name_hi);

export const matchesRule = (rule: Rule, { stage, product, updated_at }: Lead): boolean =>
  rule.stage === stage &&
  (rule.product === '' || rule.product === product) &&
  updated_at <= agoIso(rule.after_hours * HOUR_MS) &&
  updated_at >= agoIso(rule.until_days * DAY_MS);

/**
 * Returns when each person who may be called agreed to calls. Left out is who never agreed, has
 * withdrawn, has asked not to be called since, or has asked for erasure. `agreed` has the times of
 * other agreements, such as that to a partner, which a later withdrawal ends too.
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
  const leaving = await findLeaving(reader, people);
  const refusals = await reader.find('calls', {
    filter: { ...people, disposition: 'do_not_call' },
  });
  const callable = new Map(agreed);
  for (const [id, { granted, at }] of last) {
    if (!asked.has(id)) continue;
    if (granted === 1) callable.set(id, at);
    else if (at >= (callable.get(id) ?? '')) callable.delete(id);
  }
  for (const id of leaving) callable.delete(id);
  for (const call of refusals.rows)
    if ((call.ended_at ?? '') >= (callable.get(call.user_id) ?? '')) callable.delete(call.user_id);
  return callable;
}

/** Returns the time of the promised call of a lead, null if there is none to come. */
function promisedTime(calls: readonly Call[], lead: Lead): string | null {
  const last = calls.findLast(({ lead_id, ended_at }) => lead_id === lead.id && ended_at !== null);
  return last?.disposition === 'call_back' ? last.call_back_at : null;
}

/** Whether earlier calls speak against calling a person about a lead now. Calls are oldest first. */
export function isSettled(calls: readonly Call[], lead: Lead): boolean {
  const ended = calls.filter(({ ended_at }) => ended_at !== null);
  const own = ended.filter(({ lead_id, stage }) => lead_id === lead.id && stage === lead.stage);
  return (
    ended.some(({ disposition }) => disposition === 'wrong_number') ||
    ended.some(({ ended_at }) => (ended_at ?? '') > agoIso(RETRY_HOURS * HOUR_MS)) ||
    own.some(({ disposition }) => ['interested', 'not_interested'].includes(disposition)) ||
    own.filter(({ disposition }) => disposition === 'no_answer').length >= MAX_UNANSWERED
  );
}

/** Whether a caller holds the person now. */
const isClaimed = (calls: readonly Call[]): boolean =>
  calls.some(({ ended_at, expires_at }) => ended_at === null && expires_at > nowIso());

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns everybody whom the desk may call now, once each: promised calls first, then by the rules'
 * priority, who has waited longest first.
 */
export async function loadQueue(reader: Reader<Collections>): Promise<readonly QueuedPerson[]> {
  const rules = await loadRules(reader);
  const days = Math.max(0, ...rules.map(({ until_days }) => until_days));
  const leads = await reader.select('leads', ['id', 'user_id', 'stage', 'product', 'updated_at'], {
    filter: {
      stage: optionIds('leadStage').filter((id) => rules.some(({ stage }) => stage === id)),
      updated_at_gte: agoIso(days * DAY_MS),
    },
    sort: ['updated_at', 'ASC'],
  });
  const signedIn = leads.flatMap(({ user_id, ...lead }) =>
    user_id === null ? [] : [{ ...lead, user_id }],
  );
  const callable = await findCallable(
    reader,
    signedIn.map(({ user_id }) => user_id),
  );
  const ids = [...callable.keys()];
  const users = await reader.select('users', ['id', 'customer_name', 'mobile_phone_number'], {
    filter: ids.length <= MAX_IDS ? { id: ids } : {},
  });
  const people = new Map(users.map((user) => [user.id, user]));
  const made = await reader.find('calls', {
    filter: filterPeople(ids),
    sort: ['claimed_at', 'ASC'],
  });
  const callsByUser = groupBy(made.rows, ({ user_id }) => user_id);
  const waiting = signedIn.flatMap((lead): QueuedPerson[] => {
    const user = people.get(lead.user_id);
    const consented_at = callable.get(lead.user_id);
    const calls = callsByUser.get(lead.user_id) ?? [];
    if (!user?.mobile_phone_number || consented_at === undefined || isClaimed(calls)) return [];
    const call_back_at = promisedTime(calls, lead);
    const rule =
      rules.find((one) => matchesRule(one, lead)) ??
      // A promised call is due even if the time of the rule has passed.
      rules.find(({ stage }) => call_back_at !== null && stage === lead.stage);
    if (!rule) return [];
    if (call_back_at === null ? isSettled(calls, lead) : call_back_at > nowIso()) return [];
    return [{ user, lead, rule, consented_at, call_back_at }];
  });
  const ordered = waiting.toSorted(
    (a, b) =>
      compare(a.call_back_at ?? '~', b.call_back_at ?? '~') ||
      a.rule.priority - b.rule.priority ||
      compare(a.lead.updated_at, b.lead.updated_at),
  );
  const seen = new Set<string>();
  return ordered.filter(({ user: { id } }) => !seen.has(id) && seen.add(id));
}
