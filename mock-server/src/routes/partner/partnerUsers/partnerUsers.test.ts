import { beforeEach, describe, expect, test } from 'vitest';
import { GOOD_PASSWORD, createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, partnerToken, getText } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({}, database);
  const { ask } = server;
  const { sentInvitation, accept, users, invite, join, approveMerchant } =
    createPartnerUserActions(server);
  const gone = { status: 404, body: { message: expect.stringMatching(/no longer valid/u) } };
  const signIn = (email: string, password = GOOD_PASSWORD) =>
    ask('POST', '/api/partner/login', { body: { email, password } });
  const check = (token: string) =>
    ask('GET', '/api/partner/get-revenue', { token }).then(({ status }) => status);
  let admin = '';
  let owner = '';
  beforeEach(async () => {
    admin = await adminToken(server);
    owner = await partnerToken(server);
  });

  describe('an owner', () => {
    const own = async (partnerId: number, token: string, email: string) => {
      const { body } = await users('GET', token, `${partnerId}/users`);
      const rows: unknown[] = Array.from<unknown>(Object(body).data);
      return Object(rows.find((user) => Object(user).email === email));
    };

    test('changes a role, disables and removes; each ends the sessions at once', async () => {
      const user = await join(owner, 1, 'viewer');
      const path = `1/users/${user.id}`;
      const changed = await users('POST', owner, path, { role: 'manager', status: 1 });
      expect(changed).toMatchObject({ status: 200, body: { data: { role: 'manager' } } });
      expect(await check(user.token)).toBe(401);
      const token = getText(await signIn(user.email), 'token');
      await users('POST', owner, path, { role: 'manager', status: 0 });
      expect(await check(token)).toBe(401);
      expect((await signIn(user.email)).status).toBe(401);
      expect((await users('POST', owner, `${path}/invitation`, {})).status).toBe(409);
      await users('POST', owner, path, { role: 'manager', status: 1 });
      const back = getText(await signIn(user.email), 'token');
      expect((await users('DELETE', owner, path)).status).toBe(200);
      expect(await check(back)).toBe(401);
      expect((await signIn(user.email)).status).toBe(401);
      expect((await users('DELETE', owner, path)).status).toBe(404);
    });

    test('does not overwrite another user’s change', async () => {
      const { id, version } = await invite(owner, 1, 'viewer');
      await users('POST', owner, `1/users/${id}`, { role: 'manager', status: 1, version });
      const stale = { role: 'viewer', status: 1, version };
      expect((await users('POST', admin, `1/users/${id}`, stale)).status).toBe(409);
    });

    test('cannot take the rights of the last owner, or change its own', async () => {
      const { partnerId, email } = await approveMerchant();
      const token = getText(await accept(await sentInvitation(email)), 'token');
      const { id } = await own(partnerId, token, email);
      const path = `${partnerId}/users/${id}`;
      const second = await join(token, partnerId, 'manager');
      // A user who has not joined cannot replace the last owner.
      await invite(token, partnerId, 'owner');
      for (const by of [token, admin]) {
        const demoted = await users('POST', by, path, { role: 'viewer', status: 1 });
        expect(demoted).toMatchObject({
          status: 409,
          body: { message: expect.stringMatching(/last one/u) },
        });
        expect((await users('POST', by, path, { role: 'owner', status: 0 })).status).toBe(409);
        expect((await users('DELETE', by, path)).status).toBe(409);
      }
      await users('POST', token, `${partnerId}/users/${second.id}`, { role: 'owner', status: 1 });
      expect((await users('DELETE', token, path)).status).toBe(409);
      expect((await users('POST', token, `${path}/invitation`, {})).status).toBe(409);
      const other = getText(await signIn(second.email), 'token');
      const demoted = await users('POST', other, path, { role: 'viewer', status: 1 });
      expect(demoted.status).toBe(200);
      expect(await check(token)).toBe(401);
    });

    test('cannot change users of another partner, or any by a masquerade', async () => {
      const { id } = await own(4, admin, 'second@demo.in');
      const body = { role: 'viewer', status: 1 };
      for (const path of [`4/users/${id}`, `1/users/${id}`]) {
        expect((await users('POST', owner, path, body)).status).toBe(404);
        expect((await users('DELETE', owner, path)).status).toBe(404);
        expect((await users('POST', owner, `${path}/invitation`, {})).status).toBe(404);
        expect((await users('DELETE', owner, `${path}/invitation`)).status).toBe(404);
      }
      expect((await users('GET', owner, '4/users')).status).toBe(404);
      const more = { name: 'Tara Joshi', email: 'tara@example.in', role: 'owner' };
      expect((await users('POST', owner, '4/users', more)).status).toBe(404);
      const acting = await ask('POST', '/api/partner/masquerade', {
        token: admin,
        body: { partner_id: 4, reason: 'Helps with the users', write: true },
      });
      const token = getText(acting, 'token');
      expect((await users('POST', token, '4/users', more)).status).toBe(403);
    });
  });

  test('a disabled partner loses its sessions, keys and webhooks, and its users cannot sign in', async () => {
    const { partnerId, email } = await approveMerchant();
    const token = getText(await accept(await sentInvitation(email)), 'token');
    const colleague = await invite(token, partnerId, 'viewer');
    const secret = await sentInvitation(colleague.email);
    const key = getText(
      await ask('POST', '/api/partner/api-keys', {
        token,
        body: { name: 'CRM', mode: 'live', scopes: ['links:read'] },
      }),
      'key',
    );
    await ask('POST', '/api/partner/webhooks', {
      token,
      body: { url: 'https://example.in/hook', mode: 'live', events: ['lead.created'] },
    });
    const links = (bearer: string) =>
      ask('GET', '/api/rest/prospects', { token: bearer }).then(({ status }) => status);
    const hooks = async () => {
      const filter = encodeURIComponent(JSON.stringify({ partner_id: partnerId }));
      const { body } = await ask('GET', `/api/rest/webhooks?filter=${filter}`, { token: admin });
      return (Array.isArray(body) ? body : []).map((hook) => Object(hook).active);
    };
    const setStatus = (status: number, id = partnerId, by = admin) =>
      ask('POST', `/api/admin/partners/${id}/status`, { token: by, body: { status } });
    expect([await links(key), await hooks()]).toEqual([200, [1]]);
    expect((await setStatus(0, partnerId, await adminToken(server, 2))).status).toBe(403);
    expect((await setStatus(0)).status).toBe(200);
    expect([await check(token), await links(key), await hooks()]).toEqual([401, 401, [0]]);
    expect((await signIn(email)).status).toBe(401);
    expect(await accept(secret)).toMatchObject(gone);
    expect((await setStatus(1)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect([await check(token), await links(key), await hooks()]).toEqual([401, 401, [0]]);
    expect((await setStatus(0, 1)).status).toBe(409);
  });
});
