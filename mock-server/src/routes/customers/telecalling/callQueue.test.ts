import { beforeEach, expect, test } from 'vitest';
import { agoIso, DAY_MS, HOUR_MS, nowIso, setClockOffset } from '../../../clock';
import type { Store } from '../../../context';
import type { LeadRecord } from '../../../data/records';
import { seedCollections } from '../../../seed';
import { openTestStore } from '../../../testing/stores/openTestStore';
import { withDerivedRecords } from '../../kit/withDerivedRecords';
import { callCandidates } from './callCandidates';
import { countQueue, findNext, loadRules } from './callQueue';

const {
  users: [user] = [],
  leads: [lead] = [],
  resource_call_rules: [rule] = [],
} = seedCollections({ users: 1 });

type Stopped = readonly [product: string, hours: number, stage?: string];

/** A rule for every product after a day, then one for personal loans after an hour. */
const RULES = [
  { stage: 'profile', product: '', after_hours: 24, until_days: 90, priority: 1 },
  { stage: 'profile', product: 'personal_loan', after_hours: 1, until_days: 90, priority: 2 },
];

/** Opens a store of customers, each with leads that stopped some hours ago, who agreed to calls. */
async function openDesk(people: readonly (readonly Stopped[])[]): Promise<Store> {
  if (!user || !lead || !rule) throw new Error('there are fixtures');
  const consent = { purpose: 'calls', lender_id: null, text_version: 1, language: 'en' } as const;
  const base = await openTestStore(() => ({
    resource_call_rules: RULES.map((one, index) => ({ ...rule, ...one, id: index + 1 })),
    users: people.map((_, index) => ({ ...user, id: `u${index}`, user_id: `u${index}` })),
    consents: people.map((_, index) => ({
      ...consent,
      id: `c${index}`,
      user_id: `u${index}`,
      granted: 1,
      at: agoIso(9 * DAY_MS),
    })),
    leads: people.flatMap((stopped, index) =>
      stopped.map(([product, hours, stage = 'profile'], place): LeadRecord => ({
        ...lead,
        id: `u${index} ${place}`,
        version: 1,
        user_id: `u${index}`,
        product,
        stage,
        updated_at: agoIso(hours * HOUR_MS),
      })),
    ),
  }));
  const store = withDerivedRecords(base, [callCandidates]);
  await store.fill();
  return store;
}

/** Notes a promised call about a lead. */
const promise = (store: Store, lead_id: string, call_back_at: string) =>
  store.tx((writer) =>
    writer.insert('calls', {
      user_id: lead_id.split(' ')[0] ?? '',
      lead_id,
      customer_name: '',
      rule_name: '',
      product: 'personal_loan',
      stage: 'profile',
      account_id: 1,
      caller_name: '',
      claimed_at: agoIso(2 * DAY_MS),
      expires_at: agoIso(2 * DAY_MS),
      ended_at: agoIso(2 * DAY_MS),
      disposition: 'call_back',
      call_back_at,
      notes: '',
    }),
  );

const countsOf = async (store: Store) => {
  const { call_backs, waiting } = await countQueue(store, await loadRules(store));
  return [call_backs, waiting.get(1) ?? 0, waiting.get(2) ?? 0];
};
const nextOf = async (store: Store) => (await findNext(store))?.lead.id;

beforeEach(() => setClockOffset(0));

test('a lead that two rules take counts for the first of them', async () => {
  const store = await openDesk([
    [['personal_loan', 30]],
    [['personal_loan', 5]],
    [['gold_loan', 5]],
    [['gold_loan', 40]],
    [['personal_loan', 100 * 24]],
    [['personal_loan', 40, 'applied']],
  ]);
  expect(await countsOf(store)).toEqual([0, 2, 1]);
  expect(await nextOf(store)).toBe('u3 0');
});

test('a person with several leads counts once, by the lead that comes up first', async () => {
  const store = await openDesk([
    [
      ['personal_loan', 5],
      ['personal_loan', 50],
    ],
    [
      ['personal_loan', 6],
      ['gold_loan', 5],
    ],
    [['personal_loan', 7]],
  ]);
  expect(await countsOf(store)).toEqual([0, 1, 2]);
  expect(await nextOf(store)).toBe('u0 1');
});

test('the rule orders calls promised for one time, and a later promise waits', async () => {
  const store = await openDesk([
    [['personal_loan', 70]],
    [['personal_loan', 5]],
    [['personal_loan', 60]],
    [['personal_loan', 80]],
  ]);
  const due = agoIso(HOUR_MS);
  await promise(store, 'u1 0', due);
  await promise(store, 'u2 0', due);
  await promise(store, 'u3 0', new Date(Date.parse(nowIso()) + HOUR_MS).toISOString());
  expect(await countsOf(store)).toEqual([2, 1, 0]);
  expect(await nextOf(store)).toBe('u2 0');
  setClockOffset(2 * HOUR_MS);
  expect(await countsOf(store)).toEqual([3, 1, 0]);
});

test('a verified number, or none, decides at once whether a person comes up', async () => {
  const store = await openDesk([[['personal_loan', 30]]]);
  const setSignIn = (sign_in: string) =>
    store.tx((writer) => writer.update('users', 'u0', { sign_in, mobile_verified: 0 }));
  // The number of the profile stays, which nobody has verified.
  await setSignIn('asha@example.in');
  expect(await countsOf(store)).toEqual([0, 0, 0]);
  await setSignIn('9811004411');
  expect(await countsOf(store)).toEqual([0, 1, 0]);
});
