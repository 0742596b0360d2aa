import { addDays } from '@marketplace/shared/format';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createCallerActions } from '../../../testing/callers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { tokens, goTo, claim, end, look, getData, register, stopped, begin } =
  createCallerActions(server);

beforeEach(begin);
afterEach(() => setClockOffset(0));

test('the verified number is shown without the PAN for a reason, which the audit log keeps', async () => {
  const who = await stopped();
  await goTo(2, 10);
  const { id } = getData(await claim());
  const show = (reason: string, token = tokens.first) =>
    ask('POST', `/api/telecalling/calls/${id}/contact`, { token, body: { reason } });
  expect((await show('No')).status).toBe(422);
  expect((await show('To dial the number', tokens.second)).status).toBe(404);
  expect(getData(await show('To dial 98765 43210, asha@example.in'))).toEqual({
    contact: who.contact,
  });
  const filter = encodeURIComponent(JSON.stringify({ record_id: who.userId, action: 'read' }));
  const log = await ask('GET', `/api/rest/audit-entries?filter=${filter}`, { token: tokens.first });
  expect(log.body).toMatchObject([
    {
      call: 'revealCallContact',
      changes: [{ field: 'reason', after: '"To dial **********, ****@****"' }],
    },
  ]);
  await end(id, { disposition: 'interested' });
  expect((await show('To dial the number')).status).toBe(409);
});

test('targets apply from their day on, and count the ended calls', async () => {
  const { callers } = await look(tokens.second);
  const [me] = callers;
  const day = getIndianToday();
  const set = (body: object, token = tokens.first) =>
    ask('POST', '/api/telecalling/targets', { token, body: { day, calls: 5, ...body } });
  expect((await set({ account_id: me.account_id })).status).toBe(200);
  expect((await set({ account_id: 2 })).status).toBe(422);
  expect((await set({ account_id: me.account_id }, tokens.second)).status).toBe(403);
  const targetOn = async (on: string) => {
    const rows: { account_id: number; target: number | null }[] = (
      await look(tokens.first, `?day=${on}`)
    ).callers;
    return rows.find(({ account_id }) => account_id === me.account_id)?.target;
  };
  expect(await targetOn(addDays(day, 1))).toBe(5);
  expect((await targetOn(addDays(day, -1))) ?? null).toBeNull();
  await stopped();
  await goTo(2, 10);
  const { id } = getData(await claim(tokens.second));
  await end(id, { disposition: 'interested' }, tokens.second);
  expect((await look(tokens.second)).callers).toMatchObject([{ ended: 1, reached: 1 }]);
});

test('role 2, partners and borrowers neither see the queue nor claim', async () => {
  const who = await register();
  for (const token of [await adminToken(server, 2), await partnerToken(server), who.token]) {
    expect((await claim(token)).status).toBe(403);
    expect((await ask('GET', '/api/telecalling', { token })).status).toBe(403);
    expect((await ask('GET', '/api/rest/calls', { token })).status).toBe(403);
    expect((await ask('GET', '/api/rest/call-rules', { token })).status).toBe(403);
  }
  const rules = await ask('GET', '/api/rest/call-rules', { token: tokens.second });
  expect(rules.status).toBe(403);
});

test('a rule is named in the language of the caller', async () => {
  await stopped();
  await goTo(2, 10);
  const card = getData(await claim());
  const inHindi = { token: tokens.first, headers: { 'accept-language': 'hi' } };
  const { rules, call } = getData(await ask('GET', '/api/telecalling', inHindi));
  expect(card.rule_name).toMatch(/^[A-Z]/u);
  expect(call.rule_name).toMatch(/^\p{Script=Devanagari}/u);
  expect(rules[0].name).toMatch(/^\p{Script=Devanagari}/u);
  const { id } = rules[0];
  const token = tokens.first;
  expect(
    (await ask('PUT', `/api/rest/call-rules/${id}`, { token, body: { name_hi: '' } })).status,
  ).toBe(200);
  expect(getData(await ask('GET', '/api/telecalling', inHindi)).rules[0].name).toMatch(/^[A-Z]/u);
});
