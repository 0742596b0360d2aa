import { describe, expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const other = 'second@demo.in';

const call = async (path: string, body: object, token?: string) => {
  const answer = await ask('POST', path, { token: token ?? (await partnerToken(server)), body });
  return { status: answer.status, body: Object(answer.body) };
};

async function makeKey(
  mode: string,
  scopes: readonly string[],
): Promise<{ id: string; key: string }> {
  const { status, body } = await call('/api/partner/api-keys', { name: 'CRM', mode, scopes });
  expect(status).toBe(200);
  return { id: body.data.id, key: body.key };
}

const link = { product: 'personal_loan', first_name: 'Asha' };

describe('a key', () => {
  test('makes and reads links, and calls nothing that its scopes do not name', async () => {
    const { key } = await makeKey('live', ['links:write', 'links:read']);
    const made = await call('/api/partner/prospects', link, key);
    expect(made).toMatchObject({ status: 200, body: { data: { created_by: 'CRM' } } });
    const read = await ask('GET', `/api/rest/prospects/${made.body.data.id}`, { token: key });
    expect(read.status).toBe(200);
    for (const path of ['/api/rest/leads', '/api/rest/merchants', '/api/rest/api-keys'])
      expect((await ask('GET', path, { token: key })).status).toBe(403);
    expect((await ask('GET', '/api/partner/get-revenue', { token: key })).status).toBe(403);
    const more = { name: 'More', mode: 'live', scopes: ['leads:read'] };
    expect((await call('/api/partner/api-keys', more, key)).status).toBe(403);
  });

  test('is shown once, kept as a hash, and refused from the moment it is revoked', async () => {
    const { id, key } = await makeKey('live', ['leads:read']);
    const token = await partnerToken(server);
    const { body } = await ask('GET', '/api/rest/api-keys', { token });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(JSON.stringify(body)).not.toContain('hash');
    expect((await ask('GET', '/api/rest/leads', { token: key })).status).toBe(200);
    expect((await call(`/api/partner/api-keys/${id}/revoke`, {})).status).toBe(200);
    const refusal = { status: 401, body: { message: 'This API key is not valid' } };
    expect(await ask('GET', '/api/rest/leads', { token: key })).toMatchObject(refusal);
    expect(await call('/api/partner/prospects', link, key)).toMatchObject(refusal);
  });

  test('reads its own partner’s records alone, and no other partner reaches it', async () => {
    const { id, key } = await makeKey('live', ['links:read', 'leads:read']);
    const theirs = await call('/api/partner/prospects', link, await partnerToken(server, other));
    const path = `/api/rest/prospects/${theirs.body.data.id}`;
    expect((await ask('GET', path, { token: key })).status).toBe(404);
    const stranger = await partnerToken(server, other);
    expect((await call(`/api/partner/api-keys/${id}/revoke`, {}, stranger)).status).toBe(404);
    expect((await ask('GET', `/api/rest/api-keys/${id}`, { token: stranger })).status).toBe(404);
  });

  test('is found by each of its rights and by its partner, as a webhook is by its events', async () => {
    const reader = (await makeKey('live', ['links:read'])).id;
    const both = (await makeKey('live', ['links:read', 'leads:read'])).id;
    const theirs = { name: 'CRM', mode: 'live', scopes: ['leads:read'] };
    const made = await call('/api/partner/api-keys', theirs, await partnerToken(server, other));
    const findIds = async (name: string, filter: object, token: string): Promise<string[]> => {
      const path = `/api/rest/${name}?range=[0,99]&filter=${JSON.stringify(filter)}`;
      const { body } = await ask('GET', path, { token });
      return Array.isArray(body) ? body.map(({ id }) => id) : [];
    };
    const token = await partnerToken(server);
    const leads = await findIds('api-keys', { scopes: ['leads:read'] }, token);
    expect(leads).toContain(both);
    expect(leads).not.toContain(reader);
    const either = await findIds('api-keys', { scopes: ['leads:read', 'links:read'] }, token);
    expect(either).toEqual(expect.arrayContaining([both, reader]));
    expect(either).not.toContain(made.body.data.id);
    const admin = await adminToken(server);
    const partner_id = made.body.data.partner_id;
    const filter = { partner_id: [partner_id], scopes: ['leads:read'] };
    expect(await findIds('api-keys', filter, admin)).toEqual([made.body.data.id]);

    const hook = { url: 'http://127.0.0.1:9/', mode: 'live', events: ['lead.created'] };
    const { id } = (await call('/api/partner/webhooks', hook)).body.data;
    const events = ['lead.created', 'link.updated'];
    expect(await findIds('webhooks', { events }, token)).toEqual([id]);
    expect(await findIds('webhooks', { events: ['link.updated'] }, token)).toEqual([]);
  });

  test('is not made by an admin who acts as the partner', async () => {
    const token = await adminToken(server);
    const started = await ask('POST', '/api/partner/masquerade', {
      token,
      body: { partner_id: 1, reason: 'Help with the first key', write: true },
    });
    const acting = String(Object(started.body).token);
    const body = { name: 'CRM', mode: 'live', scopes: ['leads:read'] };
    expect((await call('/api/partner/api-keys', body, acting)).status).toBe(403);
    const hook = { url: 'https://example.org/hook', mode: 'live', events: ['lead.created'] };
    expect((await call('/api/partner/webhooks', hook, acting)).status).toBe(403);
  });

  test('of the sandbox sees the sandbox’s links and nothing live', async () => {
    const { key } = await makeKey('sandbox', ['links:write', 'links:read', 'leads:read']);
    const made = await call('/api/partner/prospects', link, key);
    const id = String(made.body.data.id);
    expect((await ask('GET', `/api/prospects/${id}`)).status).toBe(404);
    const live = await ask('GET', `/api/rest/prospects/${id}`, {
      token: await partnerToken(server),
    });
    expect(live.status).toBe(404);
    const { body } = await ask('GET', '/api/rest/prospects', { token: key });
    expect(body).toMatchObject([{ id }]);
    expect((await ask('GET', '/api/rest/leads', { token: key })).body).toEqual([]);
  });
});
