import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, setClockOffset } from '../../clock';
import { newAdminToken, newPartnerToken, readSentPassword, getText } from '../../testing/signIn';
import type { Answer } from '../../testing/startTestServer';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const reason = 'The partner asked for help by phone';

afterEach(() => setClockOffset(0));

function act(token: string, body: object = {}): Promise<Answer> {
  return ask('POST', '/api/partner/masquerade', {
    token,
    body: { partner_id: 1, reason, ...body },
  });
}

const revenue = async (token: string): Promise<number> =>
  (await ask('GET', '/api/partner/get-revenue', { token })).status;

test('a masquerade tells its reason and its end', async () => {
  const token = getText(await act(await newAdminToken(server)), 'token');
  const acting = await ask('GET', '/api/session', { token });
  const { expires_at } = Object(acting.body).data;
  expect(acting.body).toMatchObject({ data: { masquerade: { reason, until: expires_at } } });
});

describe('the token of a masquerade ends with the admin’s own session', () => {
  test('at logout', async () => {
    const admin = await newAdminToken(server);
    const token = getText(await act(admin), 'token');
    expect(await revenue(token)).toBe(200);
    await ask('POST', '/api/logout', { token: admin });
    expect(await revenue(token)).toBe(401);
  });

  test('when the session expires; acting as the partner keeps both alive', async () => {
    const admin = await newAdminToken(server);
    const token = getText(await act(admin), 'token');
    setClockOffset(15 * MINUTE_MS);
    expect(await revenue(token)).toBe(200);
    setClockOffset(30 * MINUTE_MS);
    expect((await ask('GET', '/api/get-lenders-data', { token: admin })).status).toBe(200);
    setClockOffset(51 * MINUTE_MS);
    expect(await revenue(token)).toBe(401);
  });

  test('when the admin ends that session from elsewhere', async () => {
    const admin = await newAdminToken(server);
    const elsewhere = await newAdminToken(server);
    const token = getText(await act(admin), 'token');
    const { body } = await ask('GET', '/api/sessions', { token: admin });
    const [own] = Object(body).data;
    expect((await ask('DELETE', `/api/sessions/${own.id}`, { token: elsewhere })).status).toBe(200);
    expect(await revenue(token)).toBe(401);
  });

  test('when the admin may no longer sign in', async () => {
    const first = await newAdminToken(server);
    const made = await ask('POST', '/api/rest/admin-users', {
      token: first,
      body: { name: 'Farah Khan', email: 'farah@demo.in', role: '1', status: 1 },
    });
    const { id } = Object(made.body);
    const password = await readSentPassword(server, 'farah@demo.in');
    const signedIn = await ask('POST', '/api/admin/login', {
      body: { email: 'farah@demo.in', password },
    });
    const changed = await ask('POST', '/api/change-password', {
      token: getText(signedIn, 'token'),
      body: { password, new_password: 'tidal lantern 58 rope' },
    });
    const token = getText(await act(getText(changed, 'token')), 'token');
    expect(await revenue(token)).toBe(200);
    await ask('PUT', `/api/rest/admin-users/${id}`, { token: first, body: { status: 0 } });
    expect(await revenue(token)).toBe(401);
  });
});

test.each(['   ', '-', '12345', '. . . .', 'x', 'help', '\u00a0\u2003', '!!!! ????', 'aa'])(
  '%j is no reason',
  async (blank) => {
    const refused = await act(await newAdminToken(server), { reason: blank });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.stringMatching(/words/u) } },
    });
  },
);

test.each(['Checks a lead', 'साझेदार ने मदद माँगी'])('%j is one', async (words) => {
  expect((await act(await newAdminToken(server), { reason: `  ${words}  ` })).status).toBe(200);
});

test('an admin who acts as a partner neither sees nor ends sessions', async () => {
  const partner = await newPartnerToken(server);
  const admin = await newAdminToken(server);
  const token = getText(await act(admin, { write: true }), 'token');
  expect((await ask('GET', '/api/sessions', { token })).status).toBe(403);
  expect((await ask('DELETE', '/api/sessions', { token })).status).toBe(403);
  expect(await revenue(partner)).toBe(200);
});

describe('what is written', () => {
  const product = 'gold_loan';

  test('names the admin beside the partner, and the partner’s own account otherwise', async () => {
    const admin = await newAdminToken(server);
    const acting = getText(await act(admin, { write: true }), 'token');
    const made = await ask('POST', '/api/partner/prospects', { token: acting, body: { product } });
    expect(made).toMatchObject({
      status: 200,
      body: { data: { partner_id: 1, created_by: 'Asha Menon', masquerade: 1 } },
    });
    const own = await ask('POST', '/api/partner/prospects', {
      token: await newPartnerToken(server),
      body: { product },
    });
    expect(own).toMatchObject({
      body: { data: { partner_id: 1, created_by: 'Kiran Shah', masquerade: 0 } },
    });
  });
});

describe('the log', () => {
  const log = (token: string, query = ''): Promise<Answer> =>
    ask('GET', `/api/rest/masquerades?sort=["at","DESC"]${query}`, { token });

  test('says who acted as whom, why, from when until when, and what for', async () => {
    const admin = await newAdminToken(server);
    const token = getText(await act(admin, { write: true, reason: 'Makes a link' }), 'token');
    await ask('POST', '/api/partner/prospects', { token, body: { product: 'gold_loan' } });
    const running = await log(admin);
    const [entry] = Object(running.body);
    expect(entry).toMatchObject({
      admin_name: 'Asha Menon',
      account_id: 1,
      partner_id: 1,
      partner_name: expect.any(String),
      reason: 'Makes a link',
      mode: 'write',
      changes: 1,
    });
    expect(Date.parse(entry.until) - Date.parse(entry.at)).toBe(60 * MINUTE_MS);
    setClockOffset(2 * MINUTE_MS);
    await ask('POST', '/api/logout', { token });
    const [over] = Object((await log(admin)).body);
    expect(Math.round((Date.parse(over.until) - Date.parse(over.at)) / MINUTE_MS)).toBe(2);
  });

  test('ends an entry when the admin’s session ended', async () => {
    const admin = await newAdminToken(server);
    await act(admin, { reason: 'Looks at leads' });
    setClockOffset(3 * MINUTE_MS);
    await ask('POST', '/api/logout', { token: admin });
    const [entry] = Object((await log(await newAdminToken(server))).body);
    expect(entry).toMatchObject({ reason: 'Looks at leads', mode: 'read_only', changes: 0 });
    expect(Math.round((Date.parse(entry.until) - Date.parse(entry.at)) / MINUTE_MS)).toBe(3);
  });

  test('is for role 1 to read, and for nobody to write', async () => {
    const admin = await newAdminToken(server);
    expect((await log(await newAdminToken(server, 2))).status).toBe(403);
    expect((await log(await newAdminToken(server, 3))).status).toBe(403);
    expect((await log(await newPartnerToken(server))).status).toBe(403);
    expect((await ask('GET', '/api/rest/masquerades')).status).toBe(401);
    const body = { reason: 'Nothing happened' };
    const path = '/api/rest/masquerades';
    expect((await ask('POST', path, { token: admin, body })).status).toBe(403);
    expect((await ask('PUT', `${path}/1`, { token: admin, body })).status).toBe(403);
    expect((await ask('DELETE', `${path}/1`, { token: admin })).status).toBe(403);
  });

  test('can be searched and filtered', async () => {
    const admin = await newAdminToken(server);
    await act(admin, { partner_id: 2, reason: 'Explains the payout' });
    const filter = encodeURIComponent(JSON.stringify({ partner_id: 2, q: 'payout' }));
    expect((await log(admin, `&filter=${filter}`)).body).toMatchObject([{ partner_id: 2 }]);
  });
});
