import { beforeEach, describe, expect, test } from 'vitest';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, getText, partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { sentInvitation, read, users, invite, join } = createPartnerUserActions(server);
const PARTNER = 1;
const nothing = { keys: [], webhooks: [], invitations: [] };
let owner = '';

beforeEach(async () => {
  owner = await partnerToken(server);
});

const listAccess = async (id: number, token = owner) =>
  getData(await users('GET', token, `${PARTNER}/users/${id}/access`));
const takeOver = (id: number, token = owner) =>
  users('POST', token, `${PARTNER}/users/${id}/access`, {});
const change = (id: number, role: string, status = 1) =>
  users('POST', owner, `${PARTNER}/users/${id}`, { role, status });
const remove = (id: number) => users('DELETE', owner, `${PARTNER}/users/${id}`);

/** An owner joins and makes a key and a webhook, and invites a colleague. */
async function joinAndMake() {
  const second = await join(owner, PARTNER, 'owner');
  const { token } = second;
  const key = await ask('POST', '/api/partner/api-keys', {
    token,
    body: { name: 'Website', mode: 'live', scopes: ['leads:read'] },
  });
  const webhook = await ask('POST', '/api/partner/webhooks', {
    token,
    body: { url: 'https://example.in/hook', mode: 'live', events: ['lead.created'] },
  });
  const colleague = await invite(token, PARTNER, 'viewer');
  const secret = await sentInvitation(colleague.email);
  const hook = String(getData(webhook).id);
  /** What of it works: the key's answer, whether the webhook is on, and the invitation's answer. */
  const look = async () => [
    (await ask('GET', '/api/rest/leads', { token: getText(key, 'key') })).status,
    Object((await ask('GET', `/api/rest/webhooks/${hook}`, { token: owner })).body).active,
    (await read(secret)).status,
  ];
  return { id: second.id, token, colleague, look };
}

describe('what an owner has made', () => {
  test('is listed to owners and admins, and to nobody else', async () => {
    const { id, token, colleague } = await joinAndMake();
    const made = {
      keys: [{ name: 'Website', mode: 'live' }],
      webhooks: [{ url: 'https://example.in/hook', mode: 'live' }],
      invitations: [{ id: colleague.id, email: colleague.email }],
    };
    for (const reader of [owner, token, await adminToken(server)])
      expect(await listAccess(id, reader)).toMatchObject(made);
    const other = await partnerToken(server, 'second@demo.in');
    expect((await users('GET', other, `${PARTNER}/users/${id}/access`)).status).toBe(404);
    expect((await takeOver(id, other)).status).toBe(404);
    expect((await takeOver(id, await adminToken(server))).status).toBe(403);
    expect((await takeOver(id, token)).status).toBe(409);
  });

  test.each([
    ['is removed', (id: number) => remove(id)],
    ['becomes a manager', (id: number) => change(id, 'manager')],
    ['becomes a viewer', (id: number) => change(id, 'viewer')],
    ['is disabled', (id: number) => change(id, 'owner', 0)],
  ])('ends when that owner %s', async (_, endRight) => {
    const { id, look } = await joinAndMake();
    expect(await look()).toEqual([200, 1, 200]);
    expect((await endRight(id)).status).toBe(200);
    expect(await look()).toEqual([401, 0, 404]);
  });

  test('stays if another owner takes it over before', async () => {
    const { id, look } = await joinAndMake();
    expect((await takeOver(id)).status).toBe(200);
    expect(await listAccess(id)).toEqual(nothing);
    expect((await remove(id)).status).toBe(200);
    expect(await look()).toEqual([200, 1, 200]);
  });

  test('stays while another user is removed', async () => {
    const { look } = await joinAndMake();
    const viewer = await join(owner, PARTNER, 'viewer');
    expect(await listAccess(viewer.id)).toEqual(nothing);
    await remove(viewer.id);
    expect(await look()).toEqual([200, 1, 200]);
  });
});
