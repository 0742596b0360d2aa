import { expect, test } from 'vitest';
import { computeTotp, getTotpStep } from '../../../auth/totp';
import { readConfig } from '../../../config';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SECOND_FACTOR: 'required' });
const { ask } = server;
const { join } = createPartnerUserActions(server);

const signIn = async (area: 'admin' | 'partner', email: string) => {
  const password = area === 'admin' ? 'Admin@123' : 'Partner@123';
  const { body } = await ask('POST', `/api/${area}/login`, { body: { email, password } });
  return Object(body);
};

test('production requires it, and the demo does not', () => {
  expect(readConfig({}).secondFactorByDefault).toBe(false);
  expect(readConfig({ NODE_ENV: 'test' }).secondFactorByDefault).toBe(false);
  expect(readConfig({ SECOND_FACTOR: 'required' }).secondFactorByDefault).toBe(true);
  expect(() => readConfig({ SECOND_FACTOR: 'off' })).toThrow(/SECOND_FACTOR/u);
});

test('full access and a partner’s owner set one up before anything else; others need none', async () => {
  for (const [area, email, path] of [
    ['admin', 'admin@demo.in', '/api/get-lenders-data'],
    ['partner', 'partner@demo.in', '/api/rest/leads'],
  ] as const) {
    const { token, must_set_second_factor } = await signIn(area, email);
    expect(must_set_second_factor).toBe(true);
    expect((await ask('GET', path, { token })).status).toBe(403);
    const password = area === 'admin' ? 'Admin@123' : 'Partner@123';
    const begun = await ask('POST', '/api/second-factor', { token, body: { password } });
    const code = computeTotp(getData(begun).secret, getTotpStep());
    const set = await ask('POST', '/api/second-factor/confirmation', { token, body: { code } });
    expect(set.status).toBe(200);
    expect((await ask('GET', path, { token })).status).toBe(200);
    const [recovery = ''] = getData(set).recovery_codes;
    const removed = await ask('POST', '/api/second-factor/removal', {
      token,
      body: { password, code: recovery },
    });
    expect(removed.status).toBe(409);
  }
  for (const email of ['reports@demo.in', 'telecalling@demo.in'])
    expect(await signIn('admin', email)).not.toHaveProperty('must_set_second_factor');
});

test('an owner who accepts an invitation sets one up, too, and a viewer need not', async () => {
  const { token } = await signIn('partner', 'second@demo.in');
  const password = 'Partner@123';
  const begun = await ask('POST', '/api/second-factor', { token, body: { password } });
  const code = computeTotp(getData(begun).secret, getTotpStep());
  await ask('POST', '/api/second-factor/confirmation', { token, body: { code } });
  const owner = await join(token, 4, 'owner');
  const viewer = await join(token, 4, 'viewer');
  const read = async (user: { token: string }) =>
    (await ask('GET', '/api/rest/leads', { token: user.token })).status;
  expect([await read(owner), await read(viewer)]).toEqual([403, 200]);
});
