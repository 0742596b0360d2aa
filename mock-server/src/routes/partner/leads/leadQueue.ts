import type { AnswerOf, getLeadQueue } from '@marketplace/shared/api';
import { agoIso, DAY_MS, HOUR_MS, nowIso } from '../../../clock';
import type { Collections } from '../../../data/records';
import { toPartnerLeadView } from '../../../data/views';
import type { Reader } from '../../../store/port';
import { findLatest } from '../../customers/telecalling/callCandidates';
import { isCallingTime } from '../../customers/telecalling/callingHours';
import { type Due, loadRules, isDue, splitPeriods } from '../../customers/telecalling/callQueue';
import { loadContactRules, mayContact } from './contactRule';
import { STOPPED_STAGES, toQueue } from './leadCandidates';

type Entry = AnswerOf<typeof getLeadQueue>['data']['entries'][number];
type Queued = Omit<Entry, 'lead'> & { readonly id: string };

/** Hours after which a lead without a sign-in comes up. The telecalling desk has no rule for its stage. */
const SIGN_IN_HOURS = 24;
const UNTIL_DAYS = 90;
/** Number of entries that a page shows. */
const SHOWN = 50;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Finds a partner's due reminders of customers whom it may call. */
async function findReminders(reader: Reader<Collections>, partner_id: number): Promise<Queued[]> {
  const due = await reader.find('lead_reminders', {
    filter: { partner_id, done_at: null, remind_at_lte: nowIso() },
    sort: ['remind_at', 'ASC'],
  });
  const fields = ['id', 'user_id', 'mobile_phone_number', 'consented_at'] as const;
  const id = due.rows.map(({ lead_id }) => lead_id);
  const leads = await reader.select('leads', fields, { filter: { id } });
  const leadsById = new Map(leads.map((lead) => [lead.id, lead]));
  const getRule = await loadContactRules(reader, leads);
  return due.rows.flatMap(({ lead_id, remind_at, text }): Queued[] => {
    const lead = leadsById.get(lead_id);
    if (!lead) return [];
    const contact_rule = getRule(lead);
    if (!mayContact(contact_rule)) return [];
    return [{ id: lead_id, reason: 'reminder', since: remind_at, text, contact_rule }];
  });
}

/** Returns when the leads of each stage come up, by the telecalling desk's rules if it has some for the stage. */
async function loadPeriods(reader: Reader<Collections>): Promise<Due[]> {
  const oldest = agoIso(UNTIL_DAYS * DAY_MS);
  const to = agoIso(SIGN_IN_HOURS * HOUR_MS);
  const consented = { stage: 'consented', product: '', from: oldest, to };
  const rules = await loadRules(reader);
  const others = rules.filter(({ stage }) => stage !== consented.stage);
  return [consented, ...others.map((rule) => ({ ...rule, from: findLatest([rule.from, oldest]) }))];
}

/** Finds the first leads at a stage where a call helps, nearest to an offer first. */
async function findStopped(
  reader: Reader<Collections>,
  partner_id: number,
  periods: readonly Due[],
): Promise<Queued[]> {
  const first: Queued[] = [];
  const contact_rule = isCallingTime() ? 'allowed' : 'hours';
  for (const reason of STOPPED_STAGES) {
    const found = new Map<string, string>();
    for (const { product, from, to } of periods.filter(({ stage }) => stage === reason)) {
      if (first.length >= SHOWN) return first;
      const rows = await reader.select('lead_candidates', ['id', 'updated_at'], {
        filter: {
          queue: toQueue(partner_id, reason),
          ...(product && { product }),
          updated_at_gte: from,
          updated_at_lte: to,
          free_from_lte: nowIso(),
        },
        sort: ['updated_at', 'DESC'],
        range: [0, SHOWN - 1],
      });
      for (const { id, updated_at } of rows) found.set(id, updated_at);
    }
    for (const [id, since] of [...found].toSorted(([, a], [, b]) => compare(b, a)))
      first.push({ id, reason, since, text: '', contact_rule });
  }
  return first;
}

/** Counts the leads at a stage where a call helps. */
async function countStopped(
  reader: Reader<Collections>,
  partner_id: number,
  periods: readonly Due[],
): Promise<number> {
  const stages = new Map(STOPPED_STAGES.map((stage) => [toQueue(partner_id, stage), stage]));
  const isCounted = (one: { queue: string; product: string; updated_at: string }): boolean =>
    periods.some((period) => isDue(period, { ...one, stage: stages.get(one.queue) ?? '' }));
  let total = 0;
  for (const [after, to] of splitPeriods(periods)) {
    const queue = [...stages].flatMap(([name, stage]) =>
      periods.some((one) => one.stage === stage && one.from <= to && one.to >= to) ? [name] : [],
    );
    const filter = { queue, updated_at_gt: after, updated_at_lte: to };
    const counted = await reader.countBy('lead_candidates', ['queue', 'product'], filter);
    for (const group of counted) if (isCounted({ ...group, updated_at: to })) total += group.count;
  }
  // Few leads rest because somebody contacted the customer recently.
  const resting = await reader.select('lead_candidates', ['queue', 'product', 'updated_at'], {
    filter: { queue: [...stages.keys()], free_from_gt: nowIso() },
  });
  return total - resting.filter(isCounted).length;
}

/**
 * Counts the customers whom a partner should call, and returns the first of them: due reminders, then those
 * who stopped. All of them have consented to the partner's calls and not refused since.
 */
export async function loadLeadQueue(
  reader: Reader<Collections>,
  partner_id: number,
): Promise<{ total: number; entries: Entry[] }> {
  const reminders = await findReminders(reader, partner_id);
  const periods = await loadPeriods(reader);
  const stopped = await findStopped(reader, partner_id, periods);
  const first = [...reminders, ...stopped].slice(0, SHOWN);
  const { rows } = await reader.find('leads', { filter: { id: first.map(({ id }) => id) } });
  const viewsById = new Map(rows.map((lead) => [lead.id, toPartnerLeadView(lead)]));
  return {
    total: reminders.length + (await countStopped(reader, partner_id, periods)),
    entries: first.flatMap(({ id, ...entry }) => {
      const lead = viewsById.get(id);
      return lead ? [{ ...entry, lead }] : [];
    }),
  };
}
