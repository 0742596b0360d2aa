import { addDays } from '@marketplace/shared/format';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const DAYS = 90;

test('the figures of a lender are those of the reports', async () => {
  const token = await adminToken(server);
  const to = getIndianToday();
  const days = `from=${addDays(to, 1 - DAYS)}&to=${to}`;
  const totals = async (filter = '') => {
    const path = `/api/admin/application-totals?${days}${filter}`;
    return Object((await ask('GET', path, { token })).body).data;
  };
  const { data: summary } = Object(
    (await ask('GET', `/api/admin/summary?${days}`, { token })).body,
  );
  const switches = Object((await ask('GET', '/api/lender-switches', { token })).body).data;
  let revenue = 0;
  for (const { lender_id, offers, in_flight } of switches.lenders) {
    const { status, body } = await ask('GET', `/api/lender-overview/${lender_id}`, { token });
    expect(status).toBe(200);
    const { data } = Object(body);
    const own = await totals(`&lender_id=${lender_id}`);
    expect(data).toMatchObject({
      days: DAYS,
      borrowers: switches.borrowers,
      offers,
      in_flight,
      applications: own.count,
      all_applications: summary.applications,
      disbursals: own.disbursals,
      disbursed_amount: own.disbursed_amount,
    });
    revenue += Math.round(data.revenue * 100);
  }
  expect(revenue).toBeGreaterThan(0);
  expect(revenue / 100).toBe(summary.revenue);
});

test('only full access sees them, and only of lenders that exist', async () => {
  const path = '/api/lender-overview/1';
  for (const token of [await adminToken(server, 2), await partnerToken(server)])
    expect((await ask('GET', path, { token })).status).toBe(403);
  const token = await adminToken(server);
  expect((await ask('GET', '/api/lender-overview/999999', { token })).status).toBe(404);
});
