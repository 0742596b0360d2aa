import { beforeAll, describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { ALL_CONTROLLED, createApprovalActions, getPendingId } from '../../../testing/approvals';
import { createImportActions } from '../../../testing/files/importFiles';
import { createStatusFileActions } from '../../../testing/files/statusFiles';
import { createLedgerActions } from '../../../testing/ledgers';
import { partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '60' });
const { tokens, begin, get, post, decide } = createApprovalActions(server);
const { take, upload, read } = createStatusFileActions(server);
const commissions = createImportActions(server, 'commission');
const mis = createImportActions(server, 'mis');
const ledgers = createLedgerActions(server);
const { ask } = server;

const others = async (token = tokens.second): Promise<Record<string, unknown>[]> =>
  getData(await get('/api/waiting-approvals', token)).others;
const findEntry = async (reference: string): Promise<unknown> => {
  const filter = encodeURIComponent(JSON.stringify({ application_reference: reference }));
  const { body } = await get(`/api/rest/ledger-entries?filter=${filter}`);
  return Object(body)[0];
};

/** Takes a disbursal for which no lender has paid. */
async function takeUnbooked(): Promise<string> {
  const { id } = take('disbursed');
  return (await get(`/api/rest/ledger-entries/${id}`)).status === 404 ? id : takeUnbooked();
}

beforeAll(async () => {
  await begin();
  const all = { ...ALL_CONTROLLED, disbursals: 1 };
  await post('/api/approval-settings', all);
});

describe('a commission file', () => {
  test('books nothing alone, and shows its total and what is above the slabs', async () => {
    const rows = [
      [await takeUnbooked(), '90000', getIndianToday()],
      [await takeUnbooked(), '0.50', getIndianToday()],
    ];
    const { id } = await commissions.check(rows, tokens.first);
    expect((await commissions.commit(id, tokens.first)).status).toBe(422);
    const asked = await commissions.commit(id, tokens.first, 'request');
    expect(Object(asked.body).upload).toMatchObject({
      status: 'pending',
      money_rows: 2,
      money_total: 90_000.5,
    });
    expect((await others()).find((one) => one['id'] === id)).toMatchObject({
      kind: 'commission',
      total: 90_000.5,
      rows: 2,
      account_number: '',
      outlier_rows: 1,
      outliers: [{ amount: 90_000, expected_amount: expect.any(Number) }],
      is_own: false,
    });
    const [row] = await commissions.findRows(id, tokens.first);
    const reference = String(row?.['record_reference']);
    expect(await findEntry(reference)).toBeUndefined();
    const confirm = { decision: 'confirm' };
    const path = `/api/uploads/${id}/decision`;
    expect((await post(path, confirm)).status).toBe(403);
    expect((await post(path, confirm, tokens.second)).status).toBe(200);
    await commissions.settle(id, tokens.first);
    expect(await findEntry(reference)).toMatchObject({ amount: 90_000 });
  });

  test('that was checked before the rule is checked again', async () => {
    const off = await post('/api/approval-settings', { ...ALL_CONTROLLED, commission: 0 });
    await decide(getPendingId(off), { status: 'approved' });
    const rows = [[await takeUnbooked(), '12', getIndianToday()]];
    const { id } = await commissions.check(rows, tokens.first);
    await post('/api/approval-settings', ALL_CONTROLLED);
    expect(await commissions.commit(id, tokens.first)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Check the file again') },
    });
  });
});

describe('a file that says disbursed', () => {
  test('moves nothing alone, be it a status file', async () => {
    const [paid, moved] = [take('approved'), take('applied')];
    const rows = [
      { of: paid, status: 'disbursed', amount: String(paid.amount + 1) },
      { of: moved, status: 'in_review' },
    ];
    const alone = await upload(rows, { withAmount: true });
    expect(Object(alone.body)).toMatchObject({
      rowsUpdated: 1,
      errors: [{ column: 'status', message: expect.stringContaining('second admin') }],
    });
    expect(await read(paid)).toMatchObject({ status: 'approved' });
    expect(await read(moved)).toMatchObject({ status: 'in_review' });
    const asked = await upload(rows.slice(0, 1), { withAmount: true, confirm: true });
    const { id } = Object(asked.body).upload;
    expect((await others()).find((one) => one['id'] === id)).toMatchObject({
      total: paid.amount + 1,
      outliers: [{ amount: paid.amount + 1, expected_amount: paid.amount }],
    });
    await post(`/api/uploads/${id}/decision`, { decision: 'confirm' }, tokens.second);
    expect(await read(paid)).toMatchObject({ status: 'disbursed' });
  });

  test('or an MIS file', async () => {
    const paid = take('approved');
    const rows = [[paid.id, String(paid.amount), getIndianToday()]];
    const { id } = await mis.check(rows, tokens.first);
    expect((await mis.commit(id, tokens.first)).status).toBe(422);
    const asked = await mis.commit(id, tokens.first, 'request');
    expect(Object(asked.body).upload).toMatchObject({ status: 'pending', outlier_rows: 0 });
    expect(await read(paid)).toMatchObject({ status: 'approved' });
  });

  test('and whose admin has lost the right is not loaded', async () => {
    const paid = take('approved');
    const asked = await upload([{ of: paid, status: 'disbursed', amount: '5' }], {
      withAmount: true,
      confirm: true,
      token: tokens.reporter,
    });
    const { id } = Object(asked.body).upload;
    await ask('PUT', '/api/rest/admin-users/2', { token: tokens.first, body: { status: 0 } });
    const path = `/api/uploads/${id}/decision`;
    expect((await post(path, { decision: 'confirm' }, tokens.second)).status).toBe(409);
    expect((await post(path, { decision: 'refuse' }, tokens.second)).status).toBe(200);
    expect(await read(paid)).toMatchObject({ status: 'approved' });
  });
});

test('a claw-back waits, and is booked once with the approval', async () => {
  const lines = (await ledgers.findLines(await partnerToken(server))).filter(
    ({ state, commission }) => state === 'paid' && commission > 2,
  );
  const [line] = lines;
  const body = { amount: 1.5, reason: 'The borrower cancelled the loan' };
  const asked = await post(`/api/ledger/${line?.id}/claw-back`, body);
  const { pending_id } = getData(asked);
  expect(getData(await get('/api/waiting-approvals')).changes).toContainEqual(
    expect.objectContaining({
      id: pending_id,
      collection: 'ledger_entries',
      record_id: line?.id,
      field: 'amount',
      value: '1.5',
      is_own: true,
    }),
  );
  const count = async () => (await ledgers.findLines(await partnerToken(server))).length;
  const before = await count();
  const findNotices = async (): Promise<unknown[]> => {
    const { body: outbox } = await ask('GET', '/dev/outbox');
    const all: unknown[] = Array.isArray(outbox) ? outbox : [];
    return all.filter((one) => String(Object(one).text).includes('₹1.50'));
  };
  expect(await findNotices()).toEqual([]);
  await decide(pending_id, { status: 'approved' });
  expect(await count()).toBe(before + 1);
  // The registered contacts of the partner are told, whatever it has chosen.
  expect((await findNotices()).length).toBeGreaterThan(0);
});

describe('a payout', () => {
  test('goes to the account for which it was approved, and to no other', async () => {
    const seller = await partnerToken(server);
    const draft = (await ledgers.findPayouts(tokens.first)).find(
      ({ status }) => status === 'draft',
    );
    const id = draft?.id ?? '';
    const { payout, ...file } = getData(await get(`/api/payouts/${id}`));
    const outliers: object[] = file.outliers;
    const account_number = String(file.account_number);
    expect(account_number).toMatch(/^\*+\d{4}$/u);
    const kept = outliers.map((one) => {
      const { application_reference: record_reference, amount, expected_amount } = Object(one);
      return { row: 0, record_reference, amount, expected_amount };
    });
    expect((await others()).find((one) => one['id'] === id)).toMatchObject({
      kind: 'payout',
      total: payout.net,
      rows: payout.entries,
      account_number,
      outlier_rows: kept.length,
      outliers: kept,
    });
    const moved = { account_number: account_number.replace(/\d{4}$/u, '0000') };
    expect(await post(`/api/payouts/${id}/approval`, moved, tokens.second)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another account') },
    });
    const seen = { account_number };
    const approved = await post(`/api/payouts/${id}/approval`, seen, tokens.second);
    expect(getData(approved)).toMatchObject({
      account_number: expect.stringMatching(/^\*+\d{4}$/u),
    });
    const other = {
      holder_name: 'Somebody Else',
      account_number: '99887766554',
      account_number_repeat: '99887766554',
      ifsc: 'HDFC0001234',
    };
    const saved = await ask('POST', '/api/partner/payout-account', {
      token: seller,
      body: { ...other, password: 'Partner@123' },
    });
    expect(saved.status).toBe(200);
    const { submitted_at } = getData(saved);
    const verdict = { status: 'verified', reason: '', submitted_at };
    const asked = await post('/api/admin/partners/1/payout-account/decision', verdict);
    await decide(getPendingId(asked), { status: 'approved' });
    const payment = { paid_on: getIndianToday(), utr: 'HDFCN00000000077' };
    expect(await post(`/api/payouts/${id}/payment`, payment)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('another account') },
    });
    expect((await post(`/api/payouts/${id}/approval`, {}, tokens.second)).status).toBe(200);
    expect(getData(await post(`/api/payouts/${id}/payment`, payment))).toMatchObject({
      status: 'paid',
      account_number: expect.stringMatching(/6554$/u),
    });
  });
});
