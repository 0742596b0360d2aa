import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../testing/signIn';
import { newMerchant } from '../../testing/merchants';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

const referral = async (email?: string) => {
  const token = await partnerToken(server, email);
  return Object((await ask('GET', '/api/partner/referral', { token })).body).data;
};

test('a merchant who applies by the partner’s form counts, and earns once approved', async () => {
  const before = await referral('second@demo.in');
  const other = await referral();
  expect(before.link).toMatch(/\/create-merchant-form\/tarafin$/u);
  const admin = await adminToken(server);
  const apply = async (more: object) =>
    Object((await ask('POST', '/api/merchants', { body: newMerchant(more) })).body).data;
  const { reference } = await apply({ partner: 'tarafin' });
  await apply({});
  const applied = await referral('second@demo.in');
  expect(applied.merchants[0]).toMatchObject({ reference, status: 'new', earned: 0 });
  expect(applied.earned).toBe(before.earned);
  const filter = encodeURIComponent(JSON.stringify({ reference }));
  const found = await ask('GET', `/api/rest/merchants?filter=${filter}`, { token: admin });
  const [merchant] = Array.isArray(found.body) ? found.body : [];
  const decision = { token: admin, body: { status: 'approved', remarks: '' } };
  await ask('POST', `/api/merchants/${merchant.id}/decision`, decision);
  const after = await referral('second@demo.in');
  expect(after.earned - before.earned).toBe(after.reward);
  expect(after.merchants[0]).toMatchObject({ reference, earned: after.reward });
  expect(await referral()).toEqual(other);
  expect((await ask('GET', '/api/partner/referral', { token: admin })).status).toBe(403);
});
