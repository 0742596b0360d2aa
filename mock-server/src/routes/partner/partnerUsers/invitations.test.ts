import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { GOOD_PASSWORD, createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, partnerToken, getText } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';
import { testStores } from '../../../testing/stores/testDatabases';

describe.each(testStores())('$name', ({ database }) => {
  const server = testServer({}, database);
  const { ask } = server;
  const { sentInvitation, read, accept, users, invite, join, approveMerchant } =
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
  afterEach(() => setClockOffset(0));

  describe('an approved merchant', () => {
    test('becomes a partner whose owner signs in by the invitation', async () => {
      const { answer, partnerId, email, sent } = await approveMerchant();
      expect(answer.status).toBe(200);
      const made = await ask('GET', `/api/rest/partners/${partnerId}`, { token: admin });
      expect(made.body).toMatchObject({
        title: sent['company_name'],
        status: 1,
        revenue_percent: null,
        revenue_flat_fee: null,
      });
      const secret = await sentInvitation(email);
      expect(await sentInvitation(String(sent['mobile_phone_number']))).toBe(secret);
      expect(await read(secret)).toMatchObject({
        status: 200,
        body: { data: { email, partner: { id: partnerId, title: sent['company_name'] } } },
      });
      expect((await accept(secret, 'short')).status).toBe(422);
      expect((await accept(secret, 'meera point 2026')).status).toBe(422);
      const accepted = await accept(secret);
      expect(accepted).toMatchObject({ status: 200, body: { partner_id: partnerId } });
      const own = await ask('GET', '/api/partner/get-revenue', {
        token: getText(accepted, 'token'),
      });
      expect(own.body).toMatchObject({ data: { id: partnerId } });
      const profile = await ask('GET', '/api/partner/profile', {
        token: getText(accepted, 'token'),
      });
      const { contact_name, city } = sent;
      expect(profile.body).toMatchObject({
        data: { email, contact_name, city, pan: 'AAAC******' },
      });
      expect((await signIn(email)).status).toBe(200);
      expect(await accept(secret)).toMatchObject(gone);
      expect(await read(secret)).toMatchObject(gone);
    });

    test('is approved once by two clicks; the second approval returns the first', async () => {
      const { id, approve, partnerId, email } = await approveMerchant();
      const secret = await sentInvitation(email);
      const again = await Promise.all([approve(), approve()]);
      for (const answer of again)
        expect(answer).toMatchObject({ status: 200, body: { data: { id } } });
      expect(again.map(({ body }) => Object(body).data.own_partner_id)).toEqual([
        partnerId,
        partnerId,
      ]);
      expect(await sentInvitation(email)).toBe(secret);
      expect((await read(secret)).status).toBe(200);
    });

    test('gets a name and a segment that no other has', async () => {
      const of = (partnerId: number) =>
        ask('GET', `/api/rest/partners/${partnerId}`, { token: admin }).then(({ body }) =>
          Object(body),
        );
      const names = { company_name: 'Login' };
      const first = await of((await approveMerchant(names)).partnerId);
      const second = await of((await approveMerchant(names)).partnerId);
      expect([first.url_segment, first.name]).toEqual(['login-2', 'LOGIN2']);
      expect([second.url_segment, second.name]).toEqual(['login-3', 'LOGIN3']);
    });

    test('is not approved while its address belongs to another partner’s user', async () => {
      const { answer } = await approveMerchant({ email: 'second@demo.in' });
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/already/u) },
      });
    });
  });

  describe('an invitation', () => {
    test('expires after a week', async () => {
      const { email } = await invite(owner, 1, 'viewer');
      const secret = await sentInvitation(email);
      setClockOffset(7 * DAY_MS + 1000);
      for (const answer of [await read(secret), await accept(secret)])
        expect(answer).toMatchObject({
          status: 404,
          body: { message: expect.stringMatching(/expired/u) },
        });
    });

    test('is invalid once it is withdrawn or replaced', async () => {
      const { id, email } = await invite(owner, 1, 'viewer');
      const first = await sentInvitation(email);
      expect(await users('DELETE', owner, `1/users/${id}/invitation`)).toMatchObject({
        status: 200,
        body: { data: { account_state: 'lapsed', invitation_expires_at: null } },
      });
      expect(await accept(first)).toMatchObject(gone);
      await users('POST', owner, `1/users/${id}/invitation`, {});
      const second = await sentInvitation(email);
      await users('POST', owner, `1/users/${id}/invitation`, {});
      expect(await accept(second)).toMatchObject(gone);
      expect((await accept(await sentInvitation(email))).status).toBe(200);
    });

    test('is sent in the language of the invited person, whoever sends it again', async () => {
      const send = (token: string, path: string, language: string, body: object = {}) =>
        ask('POST', `/api/partners/${path}`, {
          token,
          body,
          headers: { 'accept-language': language },
        });
      const isHindi = async (contact: string): Promise<boolean> => {
        const { body } = await ask('GET', '/dev/outbox');
        const letters: unknown[] = Array.isArray(body) ? body : [];
        const latest = letters.find((letter) => Object(letter).to === contact);
        return /[\u0900-\u097F]/u.test(String(Object(latest).text));
      };
      const email = 'leela@example.in';
      const body = { name: 'Leela Nair', email, role: 'viewer' };
      const invited = await send(owner, '1/users', 'hi', body);
      expect(await isHindi(email)).toBe(true);
      await send(admin, `1/users/${Object(invited.body).data.id}/invitation`, 'en');
      expect(await isHindi(email)).toBe(true);
      const english = { ...body, email: 'asha@example.in' };
      const byAdmin = await send(admin, '1/users', 'hi', english);
      await send(admin, `1/users/${Object(byAdmin.body).data.id}/invitation`, 'hi');
      expect(await isHindi(english.email)).toBe(false);
    });

    test('allows no sign-in before it is accepted, and shows its secret only in the message', async () => {
      const { email } = await invite(owner, 1, 'viewer');
      const secret = await sentInvitation(email);
      expect((await signIn(email)).status).toBe(401);
      for (const path of ['partner-users', 'audit-entries'] as const) {
        const { status, body } = await ask('GET', `/api/rest/${path}`, { token: admin });
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain(secret);
      }
      expect((await ask('GET', '/db/accounts')).status).toBe(404);
    });

    test('sent to somebody who has joined ends the sessions and the password', async () => {
      const joined = await join(owner, 1, 'manager');
      expect(await check(joined.token)).toBe(200);
      const renewed = await users('POST', admin, `1/users/${joined.id}/invitation`, {});
      expect(renewed).toMatchObject({ body: { data: { account_state: 'invited' } } });
      expect(await check(joined.token)).toBe(401);
      expect((await signIn(joined.email)).status).toBe(401);
      const again = await accept(await sentInvitation(joined.email), 'copper anchor 27 meadow');
      expect(again.status).toBe(200);
    });

    test('goes only to an address without an account', async () => {
      const body = { name: 'Meera Das', email: 'Second@demo.in', role: 'viewer' };
      expect(await users('POST', owner, '1/users', body)).toMatchObject({
        status: 409,
        body: { errors: { email: expect.any(String) } },
      });
    });
  });
});
