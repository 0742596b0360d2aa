import { beforeAll, describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { createLedgerActions } from '../../../testing/ledgers';
import { adminToken, newPartnerToken, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const own = '/api/partner/payout-account';
const desk = '/api/admin/partners/1/payout-account';
const number = '123456789012';
const entered = {
  holder_name: 'Cedarloop Finance Pvt Ltd',
  account_number: number,
  account_number_repeat: number,
  ifsc: 'HDFC0001234',
  password: 'Partner@123',
};

const enter = async (change: object = {}, token?: string) =>
  ask('POST', own, {
    token: token ?? (await partnerToken(server)),
    body: { ...entered, ...change },
  });

const read = async () => getData(await ask('GET', own, { token: await partnerToken(server) }));

const decide = async (body: object, token?: string) =>
  ask('POST', `${desk}/decision`, {
    token: token ?? (await adminToken(server)),
    body: { reason: '', submitted_at: (await read()).submitted_at, ...body },
  });

describe('entering an account', () => {
  test('asks for the password and the number twice, and shows the number masked', async () => {
    expect(await enter({ password: 'guess' })).toMatchObject({
      status: 422,
      body: { errors: { password: 'That is not your current password' } },
    });
    expect(await enter({ account_number_repeat: '123456789021' })).toMatchObject({
      status: 422,
      body: { errors: { account_number_repeat: 'Enter the same account number in both fields' } },
    });
    expect((await enter({ ifsc: 'HDFC123' })).status).toBe(422);
    expect(await read()).toMatchObject({ status: 'verified' });
    const saved = await enter();
    expect(getData(saved)).toMatchObject({
      account_number: '********9012',
      bank_name: 'HDFC Bank',
      status: 'pending',
      decided_at: null,
    });
    expect(JSON.stringify(saved.body)).not.toContain(number);
  });

  test('changes only the own account, and is refused for an admin who acts as the partner', async () => {
    const other = await newPartnerToken(server, 'second@demo.in');
    const theirs = getData(await ask('GET', own, { token: other }));
    expect(theirs).toMatchObject({ status: 'verified' });
    expect(theirs.account_number).not.toBe((await read()).account_number);
    for (const path of [desk, `${desk}/decision`, `${desk}/number`])
      expect((await ask(path === desk ? 'GET' : 'POST', path, { token: other })).status).toBe(403);
    for (const write of [false, true]) {
      const started = await ask('POST', '/api/partner/masquerade', {
        token: await adminToken(server),
        body: { partner_id: 1, reason: 'Help with the account', write },
      });
      expect((await enter({}, String(Object(started.body).token))).status).toBe(403);
    }
  });
});

describe('an admin', () => {
  test('verifies or refuses the account that is there, with a reason', async () => {
    await enter();
    const { submitted_at } = await read();
    expect((await decide({ status: 'failed' })).status).toBe(422);
    expect((await decide({ status: 'verified' }, await adminToken(server, 2))).status).toBe(403);
    const refused = await decide({ status: 'failed', reason: 'Another name at the bank' });
    expect(refused.status).toBe(200);
    expect(await read()).toMatchObject({ status: 'failed', reason: 'Another name at the bank' });
    await enter();
    expect((await decide({ status: 'verified', submitted_at })).status).toBe(409);
    expect((await decide({ status: 'verified' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'verified', reason: '' });
  });

  test('sees the whole number only with a reason; the audit log keeps the reason without the number', async () => {
    const token = await adminToken(server);
    expect(getData(await ask('GET', desk, { token })).account_number).toBe('********9012');
    expect((await ask('POST', `${desk}/number`, { token, body: { reason: 'x' } })).status).toBe(
      422,
    );
    const body = { reason: 'Sends one rupee to it' };
    expect(getData(await ask('POST', `${desk}/number`, { token, body }))).toEqual({
      account_number: number,
    });
    const log = await ask('GET', '/api/rest/audit-entries?sort=["id","DESC"]', { token });
    expect(Object(log.body)[0]).toMatchObject({ action: 'read', collection: 'payout_accounts' });
    expect(JSON.stringify(log.body)).toContain(body.reason);
    expect(JSON.stringify(log.body)).not.toContain(number);
  });
});

test('payouts wait until the account is verified', async () => {
  const { book, findLines, findPayouts, secondAdmin } = createLedgerActions(server);
  const token = await adminToken(server);
  const partner = await partnerToken(server);
  const second = await secondAdmin(token);
  const today = getIndianToday();
  await book(token, (await findLines(partner)).slice(0, 2), 90_000);
  const month = today.slice(0, 7);
  await ask('POST', '/api/payouts', { token, body: { month } });
  const payout = (await findPayouts(partner)).find((one) => one.month === month);
  const act = (step: string, by: string, body: object = {}) =>
    ask('POST', `/api/payouts/${payout?.id}/${step}`, { token: by, body });
  await enter();
  expect(await act('approval', second)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('not verified') },
  });
  await decide({ status: 'verified' });
  expect((await act('approval', second)).status).toBe(200);
  await enter();
  const payment = { paid_on: today, utr: 'HDFCR52026112301' };
  expect((await act('payment', token, payment)).status).toBe(409);
  await decide({ status: 'verified' });
  expect((await act('payment', token, payment)).status).toBe(200);
});

describe('when payout accounts need a second admin', () => {
  const { begin, tokens, decide: decideApproval } = createApprovalActions(server);
  beforeAll(begin);

  test('the account waits for both, and another account ends the request', async () => {
    await enter();
    const asked = await decide({ status: 'verified' });
    expect(asked).toMatchObject({ body: { message: 'Waiting for a second admin' } });
    expect(await read()).toMatchObject({ status: 'pending' });
    const approve = (id: string) => decideApproval(id, { status: 'approved' }, tokens.second);
    expect((await approve(getPendingId(asked))).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'verified' });
    await enter();
    const again = getPendingId(await decide({ status: 'verified' }));
    await enter({ account_number: '998877665544', account_number_repeat: '998877665544' });
    expect((await approve(again)).status).toBe(409);
    expect(await read()).toMatchObject({ status: 'pending' });
  });
});
