import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@marketplace/shared/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, nowIso, now, setClockOffset } from '../../../clock';
import type { Collections } from '../../../data/records';
import { specs } from '../../../data/specs';
import { seedCollections } from '../../../seed';
import { openJsonStorage } from '../../../store/json/openJsonStorage';
import type { Storage } from '../../../store/port';
import { withDerivedRecords } from '../../kit/withDerivedRecords';
import { callCandidates } from '../telecalling/callCandidates';
import { countQueue, loadRules } from '../telecalling/callQueue';
import { findAudience } from './audience';

/** Every history of at most four answers to one purpose; 1 agrees, 0 withdraws. */
const HISTORIES = [0, 1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (__, place): 0 | 1 => (((bits >> place) & 1) === 1 ? 1 : 0)),
  ),
);
const ERASURES = [undefined, 'requested', 'in_progress', 'waiting', 'approved', 'withdrawn'];
const ERASURES_OVER = [undefined, 'withdrawn'];
/** Whether the person asked not to be called, before or after the last answer. */
const REFUSALS = ['never', 'before', 'after'] as const;

interface Case {
  readonly history: readonly (0 | 1)[];
  readonly erasure: string | undefined;
  readonly refusal: (typeof REFUSALS)[number];
}

const CASES: readonly Case[] = HISTORIES.flatMap((history) =>
  ERASURES.flatMap((erasure) => REFUSALS.map((refusal) => ({ history, erasure, refusal }))),
);

let folder = '';
let store: Storage<Collections>;

beforeAll(async () => {
  setClockOffset(0);
  folder = mkdtempSync(join(tmpdir(), 'consent-'));
  const { users = [], resource_call_rules = [] } = seedCollections({ users: 1 });
  const [example] = users;
  if (!example) throw new Error('there are fixture users');
  const base = await openJsonStorage<Collections>({
    folder,
    specs,
    seed: () => ({ resource_call_rules }),
  });
  store = withDerivedRecords(base, [callCandidates]);
  await store.tx(async (writer) => {
    for (const [index] of CASES.entries()) {
      const sign_in = String(9_300_000_000 + index);
      const id = buildId(index);
      const person = { sign_in, mobile_phone_number: sign_in, id, user_id: id };
      const contacts = { email: `p${index}@mail.example.in`, email_verified: 1 as const };
      await writer.insert('users', {
        ...example,
        ...person,
        ...contacts,
        reference: `C-${sign_in}`,
      });
    }
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const buildId = (index: number): string =>
  `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const agoDays = (days: number): string => new Date(now() - days * DAY_MS).toISOString();

/** Writes every case for a purpose. Everybody agrees to all other purposes, which must not count. */
async function writeCases(purpose: ConsentPurpose): Promise<void> {
  await store.tx(async (writer) => {
    for (const name of ['consents', 'erasures', 'calls', 'leads'] as const)
      for (const { id } of (await writer.find(name)).rows) await writer.remove(name, id);
    const [lead] = seedCollections({ users: 20 }).leads ?? [];
    if (!lead) throw new Error('there are fixture leads');
    for (const [index, { history, erasure, refusal }] of CASES.entries()) {
      const user_id = buildId(index);
      const given = { user_id, lender_id: null, text_version: 1, language: 'en' } as const;
      for (const other of CONSENT_PURPOSES)
        if (other !== purpose)
          await writer.insert('consents', { ...given, purpose: other, granted: 1, at: agoDays(1) });
      for (const [place, granted] of history.entries())
        await writer.insert('consents', { ...given, purpose, granted, at: agoDays(20 - place) });
      if (erasure !== undefined)
        await writer.insert('erasures', {
          reference: `E-${index}`,
          status: erasure,
          user_id,
          language: 'en',
          requested_at: nowIso(),
          due_on: null,
          done_at: null,
        });
      const stood = { stage: 'profile', updated_at: agoDays(3), created_at: agoDays(4) };
      const { id: lead_id } = await writer.insert('leads', {
        ...lead,
        ...stood,
        reference: `L-${index}`,
        id: `10000000${user_id.slice(8)}`,
        user_id,
      });
      if (refusal !== 'never') {
        const ended_at = agoDays(refusal === 'before' ? 30 : 10);
        await writer.insert('calls', {
          user_id,
          lead_id,
          customer_name: '',
          rule_name: '',
          product: lead.product,
          stage: 'signed_in',
          account_id: 1,
          caller_name: '',
          claimed_at: ended_at,
          expires_at: ended_at,
          ended_at,
          disposition: 'do_not_call',
          call_back_at: null,
          notes: '',
        });
      }
    }
  });
}

/** Sorted indexes of the cases that a rule admits. */
const admitted = (rule: (one: Case) => boolean): number[] =>
  CASES.flatMap((one, index) => (rule(one) ? [index] : []));
const getIndexes = (users: readonly { readonly id: string }[]): number[] =>
  users.map(({ id }) => Number(id.slice(-12))).toSorted((a, b) => a - b);

const isGiven = ({ history, erasure }: Case): boolean =>
  history.at(-1) === 1 && ERASURES_OVER.includes(erasure);

test.each(['sms', 'email', 'whatsapp'] as const)(
  'an audience by %s holds exactly the people whose last answer is yes, in every history',
  async (channel) => {
    await writeCases(channel);
    // The e-mail of a person who signs in by mobile is verified.
    const everyone = { template_id: 1, partner_id: null, product: '', stage: '' };
    const { recipients } = await findAudience(store, { channel }, everyone);
    expect(getIndexes(recipients.map(({ user }) => user))).toEqual(admitted(isGiven));
  },
);

test('the queue holds exactly the people who agreed to calls and have not refused since', async () => {
  await writeCases('calls');
  const { rows } = await store.find('call_candidates');
  const expected = admitted((one) => isGiven(one) && one.refusal !== 'after');
  expect(getIndexes(rows.map(({ user_id }) => ({ id: user_id })))).toEqual(expected);
  const { waiting } = await countQueue(store, await loadRules(store));
  expect([...waiting.values()]).toEqual([expected.length]);
});
