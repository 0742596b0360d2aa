import {
  type AnswerOf,
  type getLeadQueue,
  QUEUE_REASONS,
  type QueueReason,
} from '@marketplace/shared/api';
import { agoIso, DAY_MS, nowIso } from '../../clock';
import type { Collections, LeadRecord } from '../../data/records';
import { leadView } from '../../data/views';
import type { Reader, Selected } from '../../store/port';
import { groupBy } from '../summary/earnings';
import { HOUR_MS } from '../session/passcode/passcodeRequests';
import { isSettled, restsUntil, RETRY_HOURS } from '../telecalling/callCandidates';
import { loadRules, matchesRule } from '../telecalling/callQueue';
import { loadContactRules } from './contactRule';

/** What decides whether a lead comes up. */
const QUEUE_FIELDS = [
  'id',
  'user_id',
  'stage',
  'product',
  'customer_name',
  'mobile_phone_number',
  'consent_due_at',
  'consented_at',
  'updated_at',
] as const satisfies readonly (keyof LeadRecord)[];

type Lead = Selected<LeadRecord, (typeof QUEUE_FIELDS)[number]>;
type Entry = AnswerOf<typeof getLeadQueue>['data']['entries'][number];
type Candidate = Pick<Entry, 'reason' | 'since' | 'text'> & { readonly lead: Lead };

/**
 * Hours after which a lead that has not signed in comes up. The telecalling desk has no rules for
 * these stages.
 */
const AFTER_HOURS: Readonly<Record<string, number>> = { consent_awaited: 1, consented: 24 };
const UNTIL_DAYS = 90;
/** Entries of the queue that a page shows. */
const SHOWN = 50;

/** The stages of a customer who has stopped, the nearest to an offer first. */
const STOPPED = QUEUE_REASONS.filter((reason) => reason !== 'reminder').toReversed();

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Finds the open reminders of a partner: those that are due, and the leads that one to come covers. */
async function findReminders(reader: Reader<Collections>, partner_id: number) {
  const { rows } = await reader.find('lead_reminders', {
    filter: { partner_id, done_at: null },
    sort: ['remind_at', 'ASC'],
  });
  const time = nowIso();
  const due = rows.filter(({ remind_at }) => remind_at <= time);
  return { due, covered: new Set(rows.map(({ lead_id }) => lead_id)) };
}

/** Returns the ids of leads that the partner, or the desk, has reached out to a short time ago. */
async function findAttended(
  reader: Reader<Collections>,
  leads: readonly Lead[],
): Promise<ReadonlySet<string>> {
  const ids = leads.map(({ id }) => id);
  const since = agoIso(RETRY_HOURS * HOUR_MS);
  const events = await reader.find('lead_events', { filter: { lead_id: ids, at_gt: since } });
  const own = events.rows.flatMap(({ kind, lead_id }) =>
    kind === 'call' || kind === 'whatsapp' ? [lead_id] : [],
  );
  const user_id = leads.flatMap((lead) => lead.user_id ?? []);
  const calls = await reader.find('calls', { filter: { user_id }, sort: ['claimed_at', 'ASC'] });
  const callsByUser = groupBy(calls.rows, ({ user_id: called }) => called);
  const settled = leads.filter((lead) => {
    const earlier = callsByUser.get(lead.user_id ?? '') ?? [];
    return isSettled(earlier, lead) || restsUntil(earlier) > nowIso();
  });
  return new Set([...own, ...settled.map(({ id }) => id)]);
}

/** Finds the leads that stand where a call helps, by the rules of the telecalling desk. */
async function findStopped(
  reader: Reader<Collections>,
  partner_id: number,
  covered: ReadonlySet<string>,
): Promise<readonly Candidate[]> {
  const rules = await loadRules(reader);
  const rows = await reader.select('leads', QUEUE_FIELDS, {
    filter: { partner_id, stage: [...STOPPED], updated_at_gte: agoIso(UNTIL_DAYS * DAY_MS) },
    sort: ['updated_at', 'DESC'],
  });
  const isStopped = (lead: Lead): boolean => {
    // The server has not asked the customer yet.
    if (lead.consent_due_at) return false;
    const hours = AFTER_HOURS[lead.stage];
    return hours === undefined
      ? rules.some((rule) => matchesRule(rule, lead))
      : lead.updated_at <= agoIso(hours * HOUR_MS);
  };
  const waiting = rows.filter(
    (lead) => lead.customer_name !== '' && !covered.has(lead.id) && isStopped(lead),
  );
  const attended = await findAttended(reader, waiting);
  return waiting.flatMap((lead) => {
    const reason = STOPPED.find((stage) => stage === lead.stage);
    const isOpen = reason !== undefined && !attended.has(lead.id);
    return isOpen ? [{ lead, reason, since: lead.updated_at, text: '' }] : [];
  });
}

/**
 * Counts whom a partner calls next, and returns the first of them: due reminders, then those who stopped
 * and may be called.
 */
export async function loadLeadQueue(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<{ total: number; entries: Entry[] }> {
  const { due, covered } = await findReminders(reader, partner_id);
  const found = await reader.select('leads', QUEUE_FIELDS, {
    filter: { partner_id, id: due.map(({ lead_id }) => lead_id) },
  });
  const reminded = due.flatMap(({ lead_id, remind_at, text }): Candidate[] => {
    const lead = found.find(({ id }) => id === lead_id);
    return lead ? [{ lead, reason: 'reminder', since: remind_at, text }] : [];
  });
  const stopped = await findStopped(reader, partner_id, covered);
  const candidates = [...reminded, ...stopped];
  const getRule = await loadContactRules(
    reader,
    candidates.map(({ lead }) => lead),
  );
  const order: readonly QueueReason[] = ['reminder', ...STOPPED];
  const entries = candidates
    .map((candidate) => ({ ...candidate, contact_rule: getRule(candidate.lead) }))
    .filter(({ reason, contact_rule }) => reason === 'reminder' || contact_rule !== 'refused')
    .toSorted(
      (a, b) =>
        Number(b.reason === 'reminder') - Number(a.reason === 'reminder') ||
        (a.reason === 'reminder' ? compare(a.since, b.since) : 0) ||
        Number(a.contact_rule === 'no_consent') - Number(b.contact_rule === 'no_consent') ||
        order.indexOf(a.reason) - order.indexOf(b.reason) ||
        compare(b.since, a.since),
    );
  const first = entries.slice(0, SHOWN);
  const { rows } = await reader.find('leads', { filter: { id: first.map(({ lead }) => lead.id) } });
  const viewsById = new Map(rows.map((lead) => [lead.id, leadView(lead)]));
  return {
    total: entries.length,
    entries: first.flatMap(({ lead: { id }, ...entry }) => {
      const lead = viewsById.get(id);
      return lead ? [{ ...entry, lead }] : [];
    }),
  };
}
