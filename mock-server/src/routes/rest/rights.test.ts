import { ADMIN_ROLES, RESOURCES } from '@marketplace/shared/resources';
import { expect, test } from 'vitest';
import { sendInTwoParts } from '../../testing/sendInTwoParts';
import { adminToken, readSentPassword, getText } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;

test.each(ADMIN_ROLES)('role %i reads and adds what the matrix of roles says', async (role) => {
  const token = await adminToken(server, role);
  const served = RESOURCES.filter(({ rest }) => rest);
  const refused: string[] = [];
  for (const { name } of served) {
    const path = `/api/rest/${name}`;
    const body = { unknown: 1 };
    if ((await ask('GET', `${path}?range=[0,0]`, { token })).status === 403) refused.push(name);
    if ((await ask('POST', path, { token, body })).status === 403) refused.push(`new ${name}`);
  }
  const expected = served.flatMap(({ name, read, write, writes = ['create'] }) => [
    ...(read.includes(role) ? [] : [name]),
    ...(write.includes(role) && writes.includes('create') ? [] : [`new ${name}`]),
  ]);
  expect(refused).toEqual(expect.arrayContaining(expected));
  expect(refused.filter((one) => !one.startsWith('new '))).toEqual(
    expected.filter((one) => !one.startsWith('new ')),
  );
});

test('admin users always keep somebody with full access', async () => {
  const admin = await adminToken(server);
  const path = (id: unknown) => `/api/rest/admin-users/${String(id)}`;
  const refused = { status: 409, body: { message: expect.stringMatching(/keep full access/u) } };
  const less = { role: '2' };
  expect(await ask('PUT', path(1), { token: admin, body: less })).toMatchObject(refused);
  expect(await ask('PUT', path(1), { token: admin, body: { status: 0 } })).toMatchObject(refused);
  expect(await ask('DELETE', path(1), { token: admin })).toMatchObject(refused);

  const second = { name: 'Second Full', email: 'second.full@demo.in', role: '1', status: 1 };
  const made = await ask('POST', '/api/rest/admin-users', { token: admin, body: second });
  const { id } = Object(made.body);
  expect(await ask('PUT', path(1), { token: admin, body: less })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/your own account/u) },
  });
  const first = await readSentPassword(server, second.email);
  const signedIn = await ask('POST', '/api/admin/login', {
    body: { email: second.email, password: first },
  });
  const changed = await ask('POST', '/api/change-password', {
    token: getText(signedIn, 'token'),
    body: { password: first, new_password: 'tidal lantern 58 rope' },
  });
  const token = getText(changed, 'token');
  // Each takes the other's rights while the other's call is on its way.
  const late = await sendInTwoParts(server, 'PUT', path(1), { token, body: less }, async () => {
    await ask('GET', '/api/rest/leads', { token });
    const taken = await ask('PUT', path(id), { token: admin, body: less });
    expect(taken.status).toBe(200);
  });
  expect(late).toBe(409);
  expect((await ask('GET', '/api/rest/admin-users', { token: admin })).status).toBe(200);
  expect((await ask('DELETE', path(id), { token: admin })).status).toBe(200);
});
