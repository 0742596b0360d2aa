import { ENDPOINTS } from '@marketplace/shared/api';
import { beforeEach, expect, test } from 'vitest';
import { GOOD_PASSWORD, createPartnerUserActions } from '../../../testing/partnerUsers';
import { partnerToken, getText } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

/** What a viewer may send: what concerns the own account, its training too, and what changes no record. */
const OF_VIEWERS = [
  'logout',
  'changePassword',
  'endSessions',
  'endSession',
  'beginSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'createSavedView',
  'updateSavedView',
  'deleteSavedView',
  'logExport',
  'readNotices',
  'preCheckCustomer',
  'finishLesson',
  'submitQuiz',
  'voteFaq',
];

/** What a manager may not send. */
const OF_OWNERS = [
  'invitePartnerUser',
  'updatePartnerUser',
  'removePartnerUser',
  'renewInvitation',
  'withdrawInvitation',
  'createApiKey',
  'revokeApiKey',
  'createWebhook',
  'switchWebhook',
  'rollWebhookSecret',
  'removeWebhook',
];

const partnerWrites = ENDPOINTS.filter(
  ({ access, method }) => access !== 'public' && access.partner && method !== 'GET',
);

const server = testServer();
const { ask } = server;
const { users, join } = createPartnerUserActions(server);
const check = (token: string) =>
  ask('GET', '/api/partner/get-revenue', { token }).then(({ status }) => status);
let owner = '';
beforeEach(async () => {
  owner = await partnerToken(server);
});

const send = ({ method, path }: (typeof partnerWrites)[number], token: string) =>
  ask(method, path.replaceAll(/:\w+/gu, '1'), { token, body: {} });

test('a viewer reads, and writes only its own account', async () => {
  const viewer = await join(owner, 1, 'viewer');
  expect(await check(viewer.token)).toBe(200);
  expect((await ask('GET', '/api/rest/leads', viewer)).status).toBe(200);
  const closed = partnerWrites.filter(({ id }) => !OF_VIEWERS.includes(id));
  expect(closed.length).toBeGreaterThan(20);
  for (const call of closed)
    expect([call.id, (await send(call, viewer.token)).status]).toEqual([call.id, 403]);
  for (const call of partnerWrites.filter(
    ({ id }) => OF_VIEWERS.includes(id) && !/^(logout|endSession)/u.test(id),
  ))
    expect([call.id, (await send(call, viewer.token)).status]).not.toEqual([call.id, 403]);
});

test('a manager writes, but manages no users, keys or webhooks', async () => {
  const manager = await join(owner, 1, 'manager');
  for (const call of partnerWrites.filter(({ id }) => OF_OWNERS.includes(id)))
    expect([call.id, (await send(call, manager.token)).status]).toEqual([call.id, 403]);
  expect((await users('GET', manager.token, '1/users')).status).toBe(403);
  const link = { product: 'personal_loan' };
  const made = await ask('POST', '/api/partner/prospects', { ...manager, body: link });
  expect(made.status).toBe(200);
});

test('a role survives a change of the password', async () => {
  const viewer = await join(owner, 1, 'viewer');
  const changed = await ask('POST', '/api/change-password', {
    ...viewer,
    body: { password: GOOD_PASSWORD, new_password: 'copper anchor 28 meadow' },
  });
  const body = { product: 'personal_loan' };
  const token = getText(changed, 'token');
  expect((await ask('POST', '/api/partner/prospects', { token, body })).status).toBe(403);
});

test('an account without a stored role is an owner', async () => {
  const { body } = await users('GET', owner, '1/users');
  expect(Object(body).data).toContainEqual(
    expect.objectContaining({
      email: 'partner@demo.in',
      role: 'owner',
      account_state: 'active',
    }),
  );
});
