import type { AdminRole } from '@marketplace/shared/resources';
import { beforeAll, expect, test } from 'vitest';
import { adminToken, signInConsumer, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { getOpenApiDocument } from '../system/openApi';
import type { ServedResource } from './table';
import { servedResources } from './table';

const server = testServer();
const { paths } = getOpenApiDocument();
const unknownIds = { number: '999999999', uuid: '00000000-0000-4000-8000-000000000000' } as const;
const operations = [
  ['GET', ''],
  ['POST', ''],
  ['GET', '/{id}'],
  ['PUT', '/{id}'],
  ['DELETE', '/{id}'],
] as const;
const writeNames = { POST: 'create', PUT: 'update', DELETE: 'delete' } as const;
const roles = [1, 2, 3] as const;

const isOffered = (method: string, path: string): boolean =>
  Object.hasOwn(Object(Object(paths)[path]), method.toLowerCase());

/** Returns the status of an operation on a missing record with an invalid body. */
async function getStatus(
  method: string,
  { name, id }: ServedResource,
  rest: string,
  token: string,
): Promise<number> {
  const path = `/api/rest/${name}${rest.replace('{id}', unknownIds[id])}`;
  const sends = method === 'POST' || method === 'PUT';
  const { status } = await server.ask(method, path, { token, ...(sends && { body: {} }) });
  return status;
}

test('the document describes no resource that the router does not serve', () => {
  const offered = Object.keys(paths).filter((path) => path.startsWith('/api/rest/'));
  const known = servedResources.flatMap(({ name }) => [
    `/api/rest/${name}`,
    `/api/rest/${name}/{id}`,
  ]);
  expect(new Set(offered)).toEqual(new Set(known));
});

test('requests for help are offered for reading and updating, as the server takes them', async () => {
  const path = '/api/rest/help-requests';
  const help = { type: 'Feedback', contactName: 'Asha', email: 'asha@example.in' };
  await server.ask('POST', '/api/help-requests', { body: { ...help, description: 'Thanks' } });
  const token = await adminToken(server, 1);
  const { body } = await server.ask('GET', path, { token });
  const one = `${path}/${Object(body)[0].id}`;
  const sent = { token, body: { status: 'open' } };
  expect([isOffered('POST', path), (await server.ask('POST', path, sent)).status]).toEqual([
    false,
    403,
  ]);
  const offered = (method: string): boolean => isOffered(method, `${path}/{id}`);
  expect([offered('PUT'), (await server.ask('PUT', one, sent)).status]).toEqual([true, 200]);
  expect([offered('DELETE'), (await server.ask('DELETE', one, sent)).status]).toEqual([false, 403]);
});

let consumer = '';
beforeAll(async () => {
  consumer = (await signInConsumer(server, '9300000011')).token;
});

test.each(servedResources)(
  '$name accepts what the document describes, from the roles that have the right, and nothing else',
  async (resource) => {
    const { name, read, write, writes } = resource;
    for (const [method, rest] of operations) {
      const offered = isOffered(method, `/api/rest/${name}${rest}`);
      const isTaken =
        method === 'GET' || writes === undefined || writes.includes(writeNames[method]);
      const rights: readonly AdminRole[] = method === 'GET' ? read : write;
      const allowed = isTaken ? rights : [];
      expect([method, rest, offered]).toEqual([method, rest, allowed.length > 0]);
      for (const role of roles) {
        const status = await getStatus(method, resource, rest, await adminToken(server, role));
        const taken = rest === '' ? { GET: 200, POST: 422 } : { GET: 404, PUT: 404, DELETE: 404 };
        const expected = allowed.includes(role) ? Object(taken)[method] : 403;
        expect([method, rest, role, status]).toEqual([method, rest, role, expected]);
      }
      expect(await getStatus(method, resource, rest, consumer)).toBe(403);
    }
    for (const [method, rest] of operations.filter(([verb]) => verb !== 'GET'))
      expect(await getStatus(method, resource, rest, await partnerToken(server))).toBe(403);
  },
);

test.each(['creatives', 'message-contents', 'call-rules'])(
  'a change of one field of %s leaves a text in Hindi as it is',
  async (name) => {
    const token = await adminToken(server);
    const { body } = await server.ask('GET', `/api/rest/${name}?range=[0,9]`, { token });
    const rows: { id: number; name: string; name_hi: string }[] = Array.isArray(body) ? body : [];
    const [row] = rows.filter(({ name_hi }) => name_hi !== '');
    const path = `/api/rest/${name}/${row?.id}`;
    const changed = await server.ask('PUT', path, { token, body: { name: `${row?.name} 2` } });
    expect(changed).toMatchObject({
      status: 200,
      body: { name: `${row?.name} 2`, name_hi: row?.name_hi },
    });
  },
);
