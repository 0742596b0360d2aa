import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createApprovalActions, getPendingId } from '../../../testing/approvals';
import { createLedgerActions } from '../../../testing/ledgers';
import { readPdf } from '../../../testing/files/readPdf';
import { createReferralActions } from '../../../testing/referrals';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;
const { apply, approve, disburse, rollBack, setReward, findEntries } =
  createReferralActions(server);
const { get, findLines, findPayouts } = createLedgerActions(server);
let own = '';

const referral = async (email?: string) => {
  const token = await partnerToken(server, email);
  return Object((await ask('GET', '/api/partner/referral', { token })).body).data;
};
const join = async () => approve(await apply('tarafin'));
const earnedBy = async ({ reference }: { reference: string }): Promise<number> => {
  const { merchants } = await referral('second@demo.in');
  const own: unknown = Array.from<unknown>(merchants).find(
    (one) => Object(one).reference === reference,
  );
  return Number(Object(own).earned);
};

beforeAll(async () => {
  own = await partnerToken(server, 'second@demo.in');
});

test('a referred partner earns its referrer a line of the ledger once, when its first application is disbursed', async () => {
  const before = await referral('second@demo.in');
  const other = await referral();
  expect(before.link).toMatch(/\/create-merchant-form\/tarafin$/u);
  const reference = await apply('tarafin');
  expect((await referral('second@demo.in')).merchants[0]).toMatchObject({
    reference,
    status: 'new',
    earned: 0,
    entry_id: null,
  });
  const referred = await approve(reference);
  expect(await earnedBy(referred)).toBe(0);
  await disburse(referred.url_segment);
  await disburse(referred.url_segment);
  const after = await referral('second@demo.in');
  const { entry_id } = after.merchants[0];
  expect(after.merchants[0]).toMatchObject({ reference, status: 'approved', earned: 500 });
  expect(after.earned - before.earned).toBe(500);
  expect(after.joined - before.joined).toBe(1);
  expect(await findEntries(reference)).toMatchObject([{ id: entry_id, partner_amount: 500 }]);
  const { line, lead, slabs } = await get(`/api/partner/ledger/${entry_id}`, own);
  expect(line).toMatchObject({
    kind: 'referral',
    state: 'due',
    referred_name: 'Meera Tax Point',
    application_id: null,
    commission: 500,
  });
  expect([lead, slabs]).toEqual([null, []]);
  expect(await referral()).toEqual(other);
});

test('only direct referrals count: a partner’s referral earns nothing for the partner’s own referrer', async () => {
  const referred = await join();
  const second = await approve(await apply(referred.url_segment));
  await disburse(second.url_segment);
  expect(await earnedBy(referred)).toBe(0);
  expect(await findEntries(second.reference)).toMatchObject([{ partner_id: referred.id }]);
});

test('a reversed disbursal takes the reward back, and the next one earns it again', async () => {
  const referred = await join();
  const upload = await disburse(referred.url_segment);
  expect((await rollBack(upload)).status).toBe(200);
  expect(await earnedBy(referred)).toBe(0);
  const lines = (await findLines(own)).filter(
    (line) => line['application_reference'] === referred.reference,
  );
  expect(lines.map(({ commission }) => commission).toSorted((a, b) => a - b)).toEqual([-500, 500]);
  await disburse(referred.url_segment);
  expect(await earnedBy(referred)).toBe(500);
});

test('a reward that an admin clawed back is not paid again', async () => {
  const referred = await join();
  await disburse(referred.url_segment);
  const [entry] = await findEntries(referred.reference);
  const token = await adminToken(server);
  const path = `/api/ledger/${String(entry?.['id'])}/claw-back`;
  const take = (amount: number) =>
    ask('POST', path, { token, body: { amount, reason: 'A firm of the referrer' } });
  expect((await take(500.01)).status).toBe(422);
  expect((await take(500)).status).toBe(200);
  await disburse(referred.url_segment);
  expect(await earnedBy(referred)).toBe(0);
});

test('it is disputed, paid out and on the statement like any other line', async () => {
  const referred = await join();
  await disburse(referred.url_segment);
  const [entry] = await findEntries(referred.reference);
  const body = { entry_id: entry?.['id'], reason: 'amount', text: 'It was ₹600.' };
  const dispute = await ask('POST', '/api/partner/disputes', { token: own, body });
  expect(Object(dispute.body).data).toMatchObject({ application_reference: referred.reference });
  const token = await adminToken(server);
  const month = getIndianToday().slice(0, 7);
  expect((await ask('POST', '/api/payouts', { token, body: { month } })).status).toBe(200);
  const draft = (await findPayouts(own)).find(({ status }) => status === 'draft');
  const { lines } = await get(`/api/payouts/${draft?.id}`, token);
  expect(lines).toContainEqual(
    expect.objectContaining({ id: entry?.['id'], kind: 'referral', state: 'draft' }),
  );
  for (const path of [`/api/statements/${month}`, `/api/payouts/${draft?.id}/advice`]) {
    const pdf = await fetch(server.url() + path, { headers: { authorization: `Bearer ${own}` } });
    const { lines: printed } = readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(printed.join(' ')).toContain('Referral of Meera Tax Point');
  }
});

test('an admin sets it, with a second one where commissions need one, and what is booked stays', async () => {
  const { begin, decide, tokens } = createApprovalActions(server);
  const booked = await join();
  await disburse(booked.url_segment);
  expect((await setReward({ amount: 0 })).status).toBe(422);
  expect((await setReward({ event: 'approval' })).status).toBe(422);
  expect((await setReward({ amount: 750.5 })).status).toBe(200);
  const rewarded = await join();
  await disburse(rewarded.url_segment);
  expect([await earnedBy(booked), await earnedBy(rewarded)]).toEqual([500, 750.5]);
  expect((await referral()).reward).toMatchObject({ amount: 750.5, active: 1 });
  const path = '/api/referral-reward';
  expect((await ask('GET', path, { token: own })).status).toBe(403);
  expect((await ask('GET', path, { token: await adminToken(server, 2) })).status).toBe(403);
  await begin();
  const waiting = await setReward({ amount: 1, active: 0 });
  expect((await referral()).reward).toMatchObject({ amount: 750.5, active: 1 });
  const decided = await decide(getPendingId(waiting), { status: 'approved' }, tokens.second);
  expect(decided.status).toBe(200);
  expect((await referral()).reward).toMatchObject({ amount: 1, active: 0 });
  const unpaid = await join();
  await disburse(unpaid.url_segment);
  expect(await findEntries(unpaid.reference)).toEqual([]);
});
