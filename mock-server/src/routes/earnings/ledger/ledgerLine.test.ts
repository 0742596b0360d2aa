import { beforeAll, expect, test } from 'vitest';
import { computePartnerShare } from '@marketplace/shared/lending';
import { createLedgerActions, toPaise } from '../../../testing/ledgers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const { book, get, findLines } = createLedgerActions(server);
const TERMS = '/api/update-partner-revenue-data/1';
let own = '';
let admin = '';

beforeAll(async () => {
  own = await partnerToken(server);
  admin = await adminToken(server);
});

const open = (id = '') => get(`/api/partner/ledger/${id}`, own);

test('a line says which part of its TDS is for earlier commissions of the year', async () => {
  const lines = (await findLines(own)).toSorted((a, b) =>
    String(a['booked_on']) < String(b['booked_on']) ? -1 : 1,
  );
  const crossing = lines.find(({ tds }) => tds > 0);
  const opened = await open(crossing?.id);
  expect(opened.tds_threshold).toBe(20_000);
  expect(toPaise(opened.tds_earlier)).toBe(
    toPaise(crossing?.tds) - Math.round((toPaise(crossing?.commission) * 2) / 100),
  );
  expect(opened.tds_earlier).toBeGreaterThan(0);
  const [free] = lines;
  expect(free?.tds).toBe(0);
  expect((await open(free?.id)).tds_earlier).toBe(0);
  expect((await open(lines.at(-1)?.id)).tds_earlier).toBe(0);
});

test('a line opens to the terms by which it was booked, whatever the partner’s terms are now', async () => {
  const [line] = (await findLines(own)).filter(({ state }) => state === 'expected');
  await book(admin, line ? [line] : [], 40_000);
  const before = await open(line?.id);
  const terms = { revenue_percent: 31.5, revenue_flat_fee: 75 };
  expect((await ask('POST', TERMS, { token: admin, body: terms })).status).toBe(200);
  const booked = await open(line?.id);
  expect(booked).toMatchObject({
    revenue_percent: before.revenue_percent,
    revenue_flat_fee: before.revenue_flat_fee,
  });
  expect(booked.line.commission).toBe(computePartnerShare(booked.revenue, booked));
  await ask('POST', `/api/ledger/${line?.id}/claw-back`, {
    token: admin,
    body: { amount: 12.5, reason: 'The borrower cancelled' },
  });
  const [clawBack] = (await open(line?.id)).related;
  expect(await open(clawBack?.id)).toMatchObject({ revenue_percent: before.revenue_percent });
  for (const seeded of (await findLines(own)).filter(({ payout_id: id }) => id !== null)) {
    if (seeded['kind'] !== 'commission' || seeded['referred_name'] !== '') continue;
    const opened = await open(seeded.id);
    expect(opened.line.commission).toBe(computePartnerShare(opened.revenue, opened));
  }
  const promised = (await findLines(own)).filter(({ state }) => state === 'expected').slice(0, 3);
  for (const { id } of promised) expect((await open(id)).revenue_percent).toBe(31.5);
});
