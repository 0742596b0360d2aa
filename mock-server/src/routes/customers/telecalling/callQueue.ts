import { pickRecordText } from '@marketplace/shared/format';
import type { CallRule } from '@marketplace/shared/schema';
import { callRuleSchema } from '@marketplace/shared/schema';
import { callRules } from '@marketplace/shared/resources';
import type { Language } from '../../../messages/translate';
import { agoIso, DAY_MS, HOUR_MS, nowIso } from '../../../clock';
import { toCollection } from '../../../data/specs/resourceSpecs';
import type { CallCandidateRecord, Collections, LeadRecord } from '../../../data/records';
import type { Filter, Reader, Selected } from '../../../store/port';

const FIELDS = ['id', 'user_id', 'stage', 'product', 'updated_at', 'call_back_at'] as const;

type Candidate = Selected<CallCandidateRecord, (typeof FIELDS)[number]>;

/** The leads of a stage, of one product or of any, that are due now, by their earliest and latest change. */
export type Due = Pick<CallRule, 'stage' | 'product'> & {
  readonly from: string;
  readonly to: string;
};

/** An active rule with the period of the leads that it selects now. */
type Rule = CallRule & Due & { readonly id: number };

/** A lead that the desk may call about now, and why. */
export interface QueuedLead {
  readonly lead: Candidate;
  readonly rule: Rule;
}

/** Loads the active rules, the lowest priority number first. */
export async function loadRules(reader: Reader<Collections>): Promise<readonly Rule[]> {
  const { rows } = await reader.find(toCollection(callRules), {
    filter: { active: 1 },
    sort: ['priority', 'ASC'],
  });
  return rows.map((row) => {
    const rule = callRuleSchema.cast(row, { stripUnknown: true });
    const { until_days, after_hours } = rule;
    const window = { from: agoIso(until_days * DAY_MS), to: agoIso(after_hours * HOUR_MS) };
    return { ...rule, ...window, id: row.id };
  });
}

/** Returns a rule's name in a language; a rule without a Hindi name has the English one. */
export const getRuleName = ({ name, name_hi }: CallRule, language: Language): string =>
  pickRecordText(language, name, name_hi);

/** Whether a lead is among those that are due. */
export const isDue = (
  due: Due,
  { stage, product, updated_at }: Readonly<Pick<LeadRecord, 'stage' | 'product' | 'updated_at'>>,
): boolean =>
  due.stage === stage &&
  (due.product === '' || due.product === product) &&
  updated_at <= due.to &&
  updated_at >= due.from;

/** Splits time so that within each part a rule selects either all leads of a stage and product, or none. */
export function splitPeriods(all: readonly Due[]): (readonly [after: string, to: string])[] {
  const edges = all.flatMap(({ from, to }) => [new Date(Date.parse(from) - 1).toISOString(), to]);
  const [earliest = '', ...later] = [...new Set(edges)].toSorted();
  return later.map((to, index) => [later[index - 1] ?? earliest, to]);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Filters the candidates who may be called now about a lead that a rule may select. */
const filterDue = (rules: readonly Rule[]): Filter => ({
  stage: [...new Set(rules.map(({ stage }) => stage))],
  updated_at_gte: rules.map(({ from }) => from).toSorted()[0] ?? '',
  free_from_lte: nowIso(),
});

/**
 * Sorts candidates, given longest unchanged first, into the order of the calls, each person once: promised
 * calls, then by the rules' priority and the waiting time.
 */
function sortQueue(rules: readonly Rule[], candidates: readonly Candidate[]): QueuedLead[] {
  const queued = candidates.flatMap((lead): QueuedLead[] => {
    const rule =
      rules.find((one) => isDue(one, lead)) ??
      // A promised call is due even if the rule's period has passed.
      rules.find(({ stage }) => lead.call_back_at !== null && stage === lead.stage);
    return rule ? [{ lead, rule }] : [];
  });
  const ordered = queued.toSorted(
    (a, b) =>
      compare(a.lead.call_back_at ?? '~', b.lead.call_back_at ?? '~') ||
      a.rule.priority - b.rule.priority ||
      compare(a.lead.updated_at, b.lead.updated_at),
  );
  const seen = new Set<string>();
  return ordered.filter(({ lead: { user_id } }) => !seen.has(user_id) && seen.add(user_id));
}

/** Finds the lead that the desk calls about next. */
export async function findNext(reader: Reader<Collections>): Promise<QueuedLead | undefined> {
  const rules = await loadRules(reader);
  const due = filterDue(rules);
  const [promise] = await reader.select('call_candidates', FIELDS, {
    filter: { ...due, call_back_at_gt: '' },
    sort: ['call_back_at', 'ASC'],
    range: [0, 0],
  });
  if (promise) {
    const atOnce = await reader.select('call_candidates', FIELDS, {
      filter: { ...due, call_back_at: promise.call_back_at },
      sort: ['updated_at', 'ASC'],
    });
    return sortQueue(rules, atOnce)[0];
  }
  const first: Candidate[] = [];
  for (const { stage, product, from, to } of rules)
    first.push(
      ...(await reader.select('call_candidates', FIELDS, {
        filter: {
          ...due,
          stage,
          ...(product && { product }),
          updated_at_gte: from,
          updated_at_lte: to,
          call_back_at: null,
        },
        sort: ['updated_at', 'ASC'],
        range: [0, 0],
      })),
    );
  return sortQueue(rules, first)[0];
}

/**
 * Counts the people whom the desk may call now, each once: the promised calls, and those of each rule by its id.
 */
export async function countQueue(
  reader: Reader<Collections>,
  rules: readonly Rule[],
): Promise<{ call_backs: number; waiting: ReadonlyMap<number, number> }> {
  const due = filterDue(rules);
  const waiting = new Map<number, number>();
  const add = ({ id }: Rule, count: number): void => {
    waiting.set(id, (waiting.get(id) ?? 0) + count);
  };
  for (const [after, to] of splitPeriods(rules)) {
    const counted = await reader.countBy('call_candidates', ['stage', 'product'], {
      ...due,
      only: true,
      call_back_at: null,
      updated_at_gt: after,
      updated_at_lte: to,
    });
    for (const { stage, product, count } of counted) {
      const rule = rules.find((one) => isDue(one, { stage, product, updated_at: to }));
      if (rule) add(rule, count);
    }
  }
  const [promised] = await reader.countBy('call_candidates', [], {
    ...due,
    only: true,
    call_back_at_gt: '',
  });
  // Few people have several leads; the first of these in the order counts.
  const others = sortQueue(
    rules,
    await reader.select('call_candidates', FIELDS, {
      filter: { ...due, only: false },
      sort: ['updated_at', 'ASC'],
    }),
  );
  const isPromised = ({ lead }: QueuedLead): boolean => lead.call_back_at !== null;
  for (const other of others) if (!isPromised(other)) add(other.rule, 1);
  return { call_backs: (promised?.count ?? 0) + others.filter(isPromised).length, waiting };
}
