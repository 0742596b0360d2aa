import { groupBy } from '@marketplace/shared/collections';
import { HOUR_MS } from '../../../clock';
import { QUEUE_REASONS } from '@marketplace/shared/api';
import type { Collections, LeadCandidateRecord, LeadRecord } from '../../../data/records';
import type { Reader, Writer } from '../../../store/port';
import { type Derivation, replaceDerived } from '../../kit/withDerivedRecords';
import {
  findCalled,
  isSettled,
  findLatest,
  MAX_IDS,
  getRestEnd,
  RETRY_HOURS,
} from '../../customers/telecalling/callCandidates';
import { loadContactRules, mayContact } from './contactRule';

/** The stages at which a customer has stopped, nearest to an offer first. */
export const STOPPED_STAGES = QUEUE_REASONS.filter((reason) => reason !== 'reminder').toReversed();

/** Names the queue of a partner's leads at a stage. */
export const toQueue = (partner_id: number, stage: string): string => `${partner_id} ${stage}`;

/** The fields that decide whether a lead comes up. */
const FIELDS = [
  'id',
  'user_id',
  'partner_id',
  'stage',
  'product',
  'customer_name',
  'mobile_phone_number',
  'consented_at',
  'updated_at',
] as const satisfies readonly (keyof LeadRecord)[];

/** Finds the time until which each lead rests after the partner contacted its customer. */
async function loadRestEnds(
  reader: Reader<Collections>,
  lead_id: readonly string[],
): Promise<(id: string) => string> {
  const { rows } = await reader.find('lead_events', { filter: { lead_id } });
  const reached = rows.filter(({ kind }) => kind === 'call' || kind === 'whatsapp');
  const eventsByLead = groupBy(reached, (event) => event.lead_id);
  return (id) => {
    const last = findLatest((eventsByLead.get(id) ?? []).map(({ at }) => at));
    return last && new Date(Date.parse(last) + RETRY_HOURS * HOUR_MS).toISOString();
  };
}

/** Finds which of some leads, at most `MAX_IDS`, their partners may call now or later. */
async function findCandidates(
  reader: Reader<Collections>,
  ids: readonly string[],
): Promise<Omit<LeadCandidateRecord, 'version'>[]> {
  const found = await reader.select('leads', FIELDS, {
    filter: { id: ids, stage: [...STOPPED_STAGES] },
  });
  const stopped = found.filter(({ customer_name }) => customer_name !== '');
  if (stopped.length === 0) return [];
  const lead_id = stopped.map(({ id }) => id);
  // A lead with a reminder comes up when the reminder is due.
  const reminders = await reader.find('lead_reminders', { filter: { lead_id, done_at: null } });
  const reminded = new Set(reminders.rows.map((reminder) => reminder.lead_id));
  const getReached = await loadRestEnds(reader, lead_id);
  const user_id = stopped.flatMap((lead) => lead.user_id ?? []);
  const calls = await reader.find('calls', { filter: { user_id }, sort: ['claimed_at', 'ASC'] });
  const callsByUser = groupBy(calls.rows, (call) => call.user_id);
  const candidates: Omit<LeadCandidateRecord, 'version'>[] = [];
  for (const [partner_id, leads] of groupBy(stopped, (lead) => lead.partner_id)) {
    const getRule = await loadContactRules(reader, leads);
    for (const lead of leads) {
      const { id, stage, product, updated_at } = lead;
      const earlier = callsByUser.get(lead.user_id ?? '') ?? [];
      if (!mayContact(getRule(lead)) || reminded.has(id) || isSettled(earlier, lead)) continue;
      const queue = toQueue(partner_id, stage);
      const free_from = findLatest([getReached(id), getRestEnd(earlier)]);
      candidates.push({ id, queue, product, updated_at, free_from });
    }
  }
  return candidates;
}

/** Updates the candidates among some leads. */
async function updateCandidates(
  writer: Writer<Collections>,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const id = ids.slice(start, start + MAX_IDS);
    const { rows } = await writer.find('lead_candidates', { filter: { id } });
    await replaceDerived(writer, 'lead_candidates', rows, await findCandidates(writer, id));
  }
}

/** Derives the leads that their partners may call now or later. */
export const leadCandidates: Derivation = {
  collection: 'lead_candidates',
  async listSubjects(reader) {
    const leads = await reader.select('leads', ['id'], {
      filter: { stage: [...STOPPED_STAGES] },
      sort: ['partner_id', 'ASC'],
    });
    const stored = await reader.select('lead_candidates', ['id']);
    return new Set([...leads, ...stored].map(({ id }) => id));
  },
  update: updateCandidates,
  watch(writer) {
    const leads = new Set<string>();
    const people = new Set<string>();
    return {
      async note(name, id) {
        if (name === 'leads') leads.add(String(id));
        else if (name === 'lead_events' || name === 'lead_reminders') {
          const record = await writer.get(name, id);
          if (record) leads.add(record.lead_id);
        } else {
          const person = await findCalled(writer, name, id);
          if (person) people.add(person);
        }
      },
      async update() {
        const filter = { user_id: [...people] };
        const own = people.size === 0 ? [] : await writer.select('leads', ['id'], { filter });
        await updateCandidates(writer, [...new Set([...leads, ...own.map(({ id }) => id)])]);
      },
    };
  },
};
