import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { agoIso, DAY_MS, HOUR_MS, nowIso, setClockOffset } from '../../../clock';
import type { Store } from '../../../context';
import type { Collections, LeadRecord } from '../../../data/records';
import { seedCollections } from '../../../seed';
import { openTestStore } from '../../../testing/stores/openTestStore';
import type { Writer } from '../../../store/port';
import { withDerivedRecords } from '../../kit/withDerivedRecords';
import { leadCandidates } from './leadCandidates';
import { loadLeadQueue } from './leadQueue';

const PARTNER = 1;

const { leads: [example] = [], resource_call_rules = [] } = seedCollections({ users: 1 });

/** Opens a store of leads of the partner, each with what differs from one whose customer stopped two days ago. */
async function openStore(leads: readonly Partial<LeadRecord>[]): Promise<Store> {
  if (!example) throw new Error('there are fixture leads');
  const lead: LeadRecord = {
    ...example,
    id: '',
    version: 1,
    partner_id: PARTNER,
    product: 'personal_loan',
    customer_name: 'Asha Rao',
    mobile_phone_number: '9811004400',
    stage: 'consented',
    consented_at: agoIso(9 * DAY_MS),
    consent_due_at: null,
    updated_at: agoIso(2 * DAY_MS),
  };
  const base = await openTestStore(() => ({
    resource_call_rules,
    leads: leads.map((one, index) => ({
      ...lead,
      user_id: `u${index}`,
      ...one,
      id: `lead-${index}`,
    })),
  }));
  const store = withDerivedRecords(base, [leadCandidates]);
  await store.fill();
  return store;
}

beforeEach(() => setClockOffset(0));

test('only those who agreed come up, by stage and by the last change, and all are counted', async () => {
  const store = await openStore([
    { stage: 'signed_in' },
    { stage: 'consented', updated_at: agoIso(40 * DAY_MS) },
    { stage: 'consented', updated_at: agoIso(3 * DAY_MS) },
    { stage: 'profile' },
    // Without a number or a consent.
    { stage: 'signed_in', mobile_phone_number: '' },
    { stage: 'profile', consented_at: null },
    { stage: 'consent_awaited', consented_at: null },
    // Too early, too late, of another partner, without a name, and further than a call helps.
    { stage: 'consented', updated_at: agoIso(23 * HOUR_MS) },
    { stage: 'consented', updated_at: agoIso(91 * DAY_MS) },
    { partner_id: 2 },
    { customer_name: '' },
    { stage: 'applied' },
  ]);
  const { total, entries } = await loadLeadQueue(store, PARTNER);
  expect(entries.map(({ lead }) => lead.id)).toEqual([3, 0, 2, 1].map((index) => `lead-${index}`));
  expect(total).toBe(4);
});

test('of very many leads the first fifty are shown, and all are counted but those who rest', async () => {
  const count = 400;
  const store = await openStore(
    Array.from({ length: count }, (_, index) => ({ updated_at: agoIso((2 + index / 5) * DAY_MS) })),
  );
  await store.tx((writer) =>
    writer.insert('lead_events', {
      lead_id: 'lead-7',
      kind: 'call',
      at: nowIso(),
      name: '',
      text: '',
    }),
  );
  const { total, entries } = await loadLeadQueue(store, PARTNER);
  expect(total).toBe(count - 1);
  const shown = Array.from({ length: 51 }, (_, index) => `lead-${index}`);
  expect(entries.map(({ lead }) => lead.id)).toEqual(shown.filter((id) => id !== 'lead-7'));
});

type Change = (writer: Writer<Collections>, index: number) => Promise<unknown>;

const answerCalls =
  (granted: 0 | 1): Change =>
  (writer, index) =>
    writer.insert('consents', {
      user_id: `u${index}`,
      lender_id: null,
      purpose: 'calls',
      text_version: 1,
      language: 'en',
      granted,
      at: nowIso(),
    });
const reachOut =
  (kind: 'call' | 'note'): Change =>
  (writer, index) =>
    writer.insert('lead_events', {
      lead_id: `lead-${index}`,
      kind,
      at: nowIso(),
      name: '',
      text: '',
    });
const callFromDesk =
  (disposition: string): Change =>
  (writer, index) =>
    writer.insert('calls', {
      user_id: `u${index}`,
      lead_id: `lead-${index}`,
      customer_name: '',
      rule_name: '',
      product: 'personal_loan',
      stage: 'consented',
      account_id: 1,
      caller_name: '',
      claimed_at: nowIso(),
      expires_at: nowIso(),
      ended_at: nowIso(),
      disposition,
      call_back_at: null,
      notes: '',
    });
const toStage =
  (stage: LeadRecord['stage']): Change =>
  (writer, index) =>
    writer.update('leads', `lead-${index}`, { stage });
const remind: Change = (writer, index) =>
  writer.insert('lead_reminders', {
    lead_id: `lead-${index}`,
    partner_id: PARTNER,
    remind_at: nowIso(),
    text: '',
    done_at: null,
    created_at: nowIso(),
  });
const endReminders: Change = async (writer, index) => {
  const { rows } = await writer.find('lead_reminders', { filter: { lead_id: `lead-${index}` } });
  for (const { id } of rows) await writer.update('lead_reminders', id, { done_at: nowIso() });
};

test('a reminder brings up only a customer who may be called', async () => {
  const store = await openStore([{}, { consented_at: null }, {}]);
  for (const index of [0, 1, 2]) await store.tx((writer) => remind(writer, index));
  await store.tx((writer) => answerCalls(0)(writer, 2));
  const { total, entries } = await loadLeadQueue(store, PARTNER);
  expect(entries.map(({ lead, reason }) => [lead.id, reason])).toEqual([['lead-0', 'reminder']]);
  expect(total).toBe(1);
});

const change = fc.constantFrom<Change>(
  answerCalls(0),
  answerCalls(1),
  reachOut('call'),
  reachOut('note'),
  callFromDesk('do_not_call'),
  callFromDesk('not_interested'),
  toStage('applied'),
  toStage('consented'),
  remind,
  endReminders,
);

test('after any changes the queue equals that of a full scan', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 3 }), change), { maxLength: 12 }),
      async (changes) => {
        const store = await openStore([{}, {}, {}, {}]);
        for (const [index, work] of changes) await store.tx((writer) => work(writer, index));
        const read = async () => {
          const { rows } = await store.find('lead_candidates');
          return rows.map(({ version: _, ...candidate }) => candidate);
        };
        const kept = await read();
        await store.tx(async (writer) => {
          for (const { id } of kept) await writer.remove('lead_candidates', id);
          await leadCandidates.update(writer, [...(await leadCandidates.listSubjects(writer))]);
        });
        expect(await read()).toEqual(kept);
      },
    ),
    { numRuns: 15 },
  ));
