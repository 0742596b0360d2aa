import { addDays } from '@marketplace/shared/format';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createImportActions } from '../../../testing/files/importFiles';
import { createLedgerActions, toPaise, sumField } from '../../../testing/ledgers';
import { newAdminToken, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1200' });
const { ask } = server;
const { check } = createImportActions(server, 'commission');
const { book, get, findLines, findPayouts, secondAdmin } = createLedgerActions(server);
const today = getIndianToday();
const month = today.slice(0, 7);

let first = '';
let second = '';
let reports = '';
let own = '';
let other = '';

/** Approves and pays what the seed leaves waiting, so that the tests meet their own payouts alone. */
async function settleSeeded(token: string): Promise<void> {
  for (const { id, status } of await findPayouts(token)) {
    const act = (step: string, body: object) =>
      ask('POST', `/api/payouts/${id}/${step}`, { token: first, body });
    if (status === 'draft') await act('approval', {});
    if (status !== 'paid')
      await act('payment', { paid_on: addDays(today, -1), utr: id.replaceAll('-', '') });
  }
}

beforeAll(async () => {
  first = await newAdminToken(server);
  reports = await newAdminToken(server, 2);
  own = await partnerToken(server);
  other = await partnerToken(server, 'second@demo.in');
  second = await secondAdmin(first);
  for (const token of [own, other]) await settleSeeded(token);
});

test('a line opens to its lead, disbursal, slab, terms and taxes, and adds up', async () => {
  const all = await findLines(own);
  const lines = all.filter(({ state }) => state === 'expected');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines).toEqual(all.filter(({ booked_on }) => booked_on === null));
  const [line] = lines;
  const opened = await get(`/api/partner/ledger/${line?.id}`, own);
  expect(opened.line).toEqual(line);
  expect(opened.lead.reference).toMatch(/^L-/u);
  expect(sumField(opened.slabs, 'revenue')).toBe(toPaise(opened.promised));
  expect(opened.slabs[0].revenue_type_hi).toMatch(/\p{Script=Devanagari}/u);
  expect(opened.revenue).toBe(opened.promised);
  expect(toPaise(opened.line.commission)).toBe(
    Math.round((toPaise(opened.revenue) * opened.revenue_percent) / 100),
  );
});

test('a payout is drafted, approved by a second admin and paid with the reference of the bank', async () => {
  const before = await findLines(own);
  const lines = before.filter(({ state }) => state === 'expected').slice(0, 4);
  const theirLines = (await findLines(other)).filter(({ state }) => state === 'expected');
  await book(first, lines, 90_000);
  await book(first, theirLines.slice(0, 2), 50_000);
  const booked = (await findLines(own)).filter(({ state }) => state === 'due');
  expect(booked).toHaveLength(before.filter(({ state }) => state === 'due').length + 4);
  for (const { commission, gst, tds, net } of booked)
    expect(toPaise(net)).toBe(toPaise(commission) + toPaise(gst) - toPaise(tds));

  const drafted = await ask('POST', '/api/payouts', { token: first, body: { month } });
  expect(getData(drafted)).toEqual({ drafted: 2 });
  expect(getData(await ask('POST', '/api/payouts', { token: first, body: { month } }))).toEqual({
    drafted: 0,
  });
  const payout = (await findPayouts(own)).find(({ status }) => status === 'draft');
  const id = String(payout?.id);
  const act = (step: string, token: string, body: object = {}) =>
    ask('POST', `/api/payouts/${id}/${step}`, { token, body });
  const payment = { paid_on: today, utr: 'hdfcr52026112300' };
  expect((await act('payment', first, payment)).status).toBe(409);
  expect((await act('approval', first)).status).toBe(403);
  expect((await act('approval', reports)).status).toBe(403);
  expect((await act('approval', own)).status).toBe(403);
  expect((await act('approval', second)).status).toBe(200);
  expect((await act('approval', second)).status).toBe(409);
  expect((await act('payment', first, { ...payment, paid_on: addDays(today, 1) })).status).toBe(
    422,
  );
  expect(getData(await act('payment', first, payment))).toMatchObject({
    status: 'paid',
    utr: 'HDFCR52026112300',
  });
  const paid = await get(`/api/payouts/${id}`, own);
  expect(sumField(paid.lines, 'net')).toBe(sumField(booked, 'net'));
  expect(paid.lines).toHaveLength(booked.length);
  for (const field of ['commission', 'gst', 'tds', 'net'])
    expect(sumField(paid.lines, field)).toBe(toPaise(paid.payout[field]));
  expect(await get('/api/partner/money', own)).toMatchObject({
    last_paid: { amount: paid.payout.net, on: today, utr: 'HDFCR52026112300' },
    next: null,
  });
  const theirs = (await findPayouts(other)).find(({ status }) => status === 'draft');
  await ask('POST', `/api/payouts/${theirs?.id}/approval`, { token: second, body: {} });
  const payTheirs = (utr: string) =>
    ask('POST', `/api/payouts/${theirs?.id}/payment`, { token: first, body: { ...payment, utr } });
  expect((await payTheirs(payment.utr)).status).toBe(422);
  // IMPS and UPI give twelve digits, as many as an Aadhaar number has.
  expect((await payTheirs('632711000123')).status).toBe(200);
});

test('a discarded draft releases its entries', async () => {
  const [line] = (await findLines(own)).filter(({ state }) => state === 'expected');
  await book(first, line ? [line] : [], 40_000);
  await ask('POST', '/api/payouts', { token: first, body: { month } });
  const draft = (await findPayouts(own)).find(({ status }) => status === 'draft');
  const discard = () => ask('DELETE', `/api/payouts/${draft?.id}`, { token: first });
  expect((await discard()).status).toBe(200);
  expect((await discard()).status).toBe(404);
  expect((await findLines(own)).find(({ id }) => id === line?.id)?.state).toBe('due');
});

test('an entry in a payout can be clawed back, but not changed by an import', async () => {
  const paid = (await findLines(own)).find(
    ({ state, kind, disbursed_on }) =>
      state === 'paid' && kind === 'commission' && String(disbursed_on).startsWith(month),
  );
  const checked = await check([[paid?.id, 1, today]], first);
  expect(checked).toMatchObject({ error_count: 1 });
  const path = `/api/ledger/${paid?.id}/claw-back`;
  const body = { amount: paid?.commission, reason: 'The borrower cancelled within three days' };
  expect((await ask('POST', path, { token: reports, body })).status).toBe(403);
  expect((await ask('POST', path, { token: own, body })).status).toBe(403);
  const more = { ...body, amount: Number(paid?.commission) + 0.01 };
  expect((await ask('POST', path, { token: first, body: more })).status).toBe(422);
  expect((await ask('POST', path, { token: first, body })).status).toBe(200);
  expect((await ask('POST', path, { token: first, body: { ...body, amount: 0.01 } })).status).toBe(
    422,
  );
  const opened = await get(`/api/partner/ledger/${paid?.id}`, own);
  expect(opened.related).toMatchObject([
    {
      kind: 'claw_back',
      commission: -Number(paid?.commission),
      gst: -Number(paid?.gst),
      reason: body.reason,
      state: 'due',
    },
  ]);
});

test('an admin notes that a PAN is missing, and the TDS of what is open follows', async () => {
  const { body } = await ask('GET', '/api/rest/partner-taxes?filter={"partner_id":1}', {
    token: first,
  });
  const [record] = Array.isArray(body) ? body : [];
  const [line] = (await findLines(own)).filter(({ state }) => state === 'expected');
  const rate = async () => (await get(`/api/partner/ledger/${line?.id}`, own)).tds_percent;
  expect(await rate()).toBe(2);
  const path = `/api/rest/partner-taxes/${record.id}`;
  const put = (token: string, pan_on_record: number) =>
    ask('PUT', path, { token, body: { pan_on_record } });
  expect((await put(own, 1)).status).toBe(403);
  expect((await put(first, 0)).status).toBe(200);
  expect(await rate()).toBe(20);
  await put(first, 1);
});

test('a dispute has one thread for both sides, with unread marks', async () => {
  const [line] = await findLines(own);
  const body = { entry_id: line?.id, reason: 'amount', text: 'The slab says more' };
  const opened = await ask('POST', '/api/partner/disputes', { token: own, body });
  const { id } = getData(opened);
  expect((await ask('POST', '/api/partner/disputes', { token: own, body })).status).toBe(409);
  const listed = async (token: string) => {
    const answer = await ask('GET', `/api/rest/disputes?range=[0,9]&filter={"id":"${id}"}`, {
      token,
    });
    return answer.body;
  };
  const seeded = (await get('/api/partner/money', own)).unread;
  expect((await ask('GET', `/api/disputes/${id}`, { token: reports })).status).toBe(403);
  expect(await listed(second)).toMatchObject([{ id, status: 'open', unread_admin: 1 }]);
  const write = (token: string, text: object) =>
    ask('POST', `/api/disputes/${id}/messages`, { token, body: text });
  await write(second, { text: 'The lender paid less' });
  expect(await listed(own)).toMatchObject([
    { status: 'answered', unread_admin: 0, unread_partner: 1 },
  ]);
  expect(await get('/api/partner/money', own)).toMatchObject({
    unread: { ...seeded, disputes: seeded.disputes + 1 },
  });
  await ask('POST', `/api/disputes/${id}/read`, { token: own, body: {} });
  await write(own, { text: 'Thank you. Please show it.' });
  const solved = await write(first, { text: 'Sent by e-mail', resolve: '1' });
  expect(getData(solved)).toMatchObject({ status: 'resolved', unread_partner: 1 });
  expect(getData(solved)).toMatchObject({
    messages: [{ from: 'partner' }, { from: 'admin' }, { from: 'partner' }, { from: 'admin' }],
  });
});

test('one partner cannot reach the ledger, payout or dispute of another', async () => {
  const [line] = await findLines(own);
  const [payout] = await findPayouts(own);
  const { body: disputes } = await ask('GET', '/api/rest/disputes?range=[0,9]', { token: own });
  const dispute = Object(Array.isArray(disputes) ? disputes[0] : {}).id;
  const text = { text: 'Let me in' };
  const tries = [
    ask('GET', `/api/partner/ledger/${line?.id}`, { token: other }),
    ask('GET', `/api/payouts/${payout?.id}`, { token: other }),
    ask('GET', `/api/rest/payouts/${payout?.id}`, { token: other }),
    ask('GET', `/api/disputes/${dispute}`, { token: other }),
    ask('GET', `/api/rest/disputes/${dispute}`, { token: other }),
    ask('POST', `/api/disputes/${dispute}/messages`, { token: other, body: text }),
    ask('POST', `/api/disputes/${dispute}/read`, { token: other, body: {} }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
  const dispute422 = await ask('POST', '/api/partner/disputes', {
    token: other,
    body: { entry_id: line?.id, reason: 'amount', text: 'Mine?' },
  });
  expect(dispute422.status).toBe(422);
  for (const name of ['payouts', 'disputes']) {
    const path = `/api/rest/${name}?range=[0,99]&filter={"partner_id":1}`;
    expect((await ask('GET', path, { token: other })).body).toEqual([]);
  }
  expect((await ask('GET', '/api/rest/ledger-entries', { token: own })).status).toBe(403);
  const ids = (await findLines(other)).map(({ id }) => id);
  expect(ids).not.toContain(line?.id);
});
