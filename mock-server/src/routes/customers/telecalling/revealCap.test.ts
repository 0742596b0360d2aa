import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getClockOffset, MINUTE_MS, setClockOffset } from '../../../clock';
import { createCallerActions } from '../../../testing/callers';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { tokens, goTo, claim, end, getData, stopped, begin } = createCallerActions(server);

beforeEach(begin);
afterEach(() => setClockOffset(0));

const show = (id: string, token = tokens.second) =>
  ask('POST', `/api/telecalling/calls/${id}/contact`, {
    token,
    body: { reason: 'To dial the number' },
  });
/** Claims a call, sees its number and ends it after some minutes; returns the answer for the number. */
async function callOne(minutes: number, token = tokens.second) {
  const { id } = getData(await claim(token));
  const { status } = await show(id, token);
  setClockOffset(getClockOffset() + minutes * MINUTE_MS);
  await end(id, { disposition: 'no_answer' }, token);
  return status;
}
const findAlert = async () => {
  const { body } = await ask('GET', '/api/admin/alerts', { token: tokens.first });
  const alerts: unknown[] = Object(body).data;
  return alerts.find((alert) => Object(alert).kind === 'numbers_capped');
};

describe('the numbers that a caller sees in an hour', () => {
  test('are limited, and beyond the cap an admin hears of it', async () => {
    for (let count = 0; count < 22; count += 1) await stopped();
    await goTo(2, 10);
    for (let count = 0; count < 20; count += 1) expect(await callOne(0)).toBe(200);
    expect(await findAlert()).toBeUndefined();
    const { id } = getData(await claim(tokens.second));
    const refused = await show(id);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('20') },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await findAlert()).toMatchObject({ count: 1, path: expect.stringMatching(/^\//u) });
    expect(await callOne(0, tokens.first)).toBe(200);
    await goTo(2, 12);
    const later = getData(await claim(tokens.second));
    expect((await show(later.id)).status).toBe(200);
    expect((await show(later.id)).status).toBe(200);
  }, 60_000);

  test('follow the real lengths of calls, of which those below a minute are none', async () => {
    for (let count = 0; count < 38; count += 1) await stopped();
    await goTo(2, 10);
    for (let count = 0; count < 4; count += 1) await callOne(0.1, tokens.first);
    for (let count = 0; count < 20; count += 1) expect(await callOne(5)).toBe(200);
    await goTo(2, 14);
    // Twelve calls of five minutes fit into an hour.
    const statuses: number[] = [];
    for (let count = 0; count < 13; count += 1) statuses.push(await callOne(0));
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  }, 60_000);
});

test('a PAN is for full access alone, with a reason that the audit log keeps', async () => {
  const who = await stopped();
  await goTo(2, 10);
  const reveal = (token: string, reason = 'A lender asks to check it') =>
    ask('POST', `/api/customers/${who.userId}/pan`, { token, body: { reason } });
  expect((await reveal(tokens.first, 'No')).status).toBe(422);
  expect((await reveal(tokens.second)).status).toBe(403);
  expect((await reveal(await adminToken(server, 2))).status).toBe(403);
  expect(await reveal(tokens.first)).toMatchObject({
    status: 200,
    body: { data: { pan: expect.stringMatching(/^[A-Z]{5}\d{4}[A-Z]$/u) } },
  });
  const filter = encodeURIComponent(JSON.stringify({ record_id: who.userId, action: 'read' }));
  const log = await ask('GET', `/api/rest/audit-entries?filter=${filter}`, { token: tokens.first });
  expect(log.body).toContainEqual(
    expect.objectContaining({
      call: 'revealCustomerPan',
      changes: [expect.objectContaining({ after: '"A lender asks to check it"' })],
    }),
  );
});
