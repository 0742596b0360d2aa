import { expect, test } from 'vitest';
import { adminToken, codeFor, partnerToken } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '120' });
const { ask } = server;
const admin = async (query = ''): Promise<Answer> =>
  ask('GET', `/api/admin/summary${query}`, { token: await adminToken(server, 2) });
const partner = async (email?: string, query = ''): Promise<Answer> =>
  ask('GET', `/api/partner/summary${query}`, { token: await partnerToken(server, email) });

const sum = (rows: Record<string, number>[], field: string): number =>
  rows.reduce((total, row) => total + (row[field] ?? 0), 0);

test('the parts of a summary add up to its totals', async () => {
  for (const answer of [await admin(), await partner()]) {
    const { data } = Object(answer.body);
    expect(sum(data.by_day, 'applications')).toBe(data.applications);
    expect(sum(data.by_day, 'leads')).toBe(data.leads);
    expect(sum(data.by_day, 'disbursed_amount')).toBeCloseTo(data.disbursed_amount, 2);
    expect(sum(data.by_status, 'count')).toBe(data.applications);
    expect(sum(data.by_lender, 'disbursals')).toBe(data.disbursals);
    expect(data.by_day).toHaveLength(30);
    expect(data.applications).toBeGreaterThan(0);
  }
});

test('partners earn, together, what the admin sees as paid out', async () => {
  const all = Object((await admin()).body).data;
  expect(sum(all.by_partner, 'applications')).toBe(all.applications);
  expect(all.revenue).toBeGreaterThan(all.partner_payout);
  expect(sum(all.by_partner, 'payout')).toBeCloseTo(all.partner_payout, 0);
  expect(sum(all.by_partner, 'disbursals')).toBe(all.disbursals);
  const own = Object((await partner()).body).data;
  expect(own.earnings).toBeLessThanOrEqual(all.partner_payout);
  expect(own.applications).toBeLessThan(all.applications);
  expect(all.by_partner).toContainEqual(
    expect.objectContaining({ partner_id: 1, applications: own.applications }),
  );
});

test('a lead counts, for admins and partners alike, once the customer has consented', async () => {
  const token = await partnerToken(server);
  const body = {
    customer_name: 'Meera Nair',
    mobile_phone_number: '9711100011',
    product: 'car_loan',
    postal_code: '560001',
    language: 'en',
  };
  const counts = async () => {
    const [all, own] = [Object((await admin()).body).data, Object((await partner()).body).data];
    return [all.leads, own.leads];
  };
  const before = await counts();
  const { data } = Object((await ask('POST', '/api/partner/leads', { token, body })).body);
  expect(await counts()).toEqual(before);
  const otp = await codeFor(server, body.mobile_phone_number);
  await ask('POST', `/api/partner/leads/${data.id}/consent`, { token, body: { otp } });
  expect(await counts()).toEqual(before.map((count) => count + 1));
});

test.each(['?from=2026-02-30', '?from=2026-02-01&to=2026-01-01', '?from=1990-01-01', '?days=3'])(
  '%s is refused',
  async (query) => {
    expect((await admin(query)).status).toBe(422);
    expect((await partner(undefined, query)).status).toBe(422);
  },
);
