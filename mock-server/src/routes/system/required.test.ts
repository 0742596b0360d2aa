import { ENDPOINTS, type Endpoint } from '@marketplace/shared/api';
import { expect, test } from 'vitest';
import { adminToken, partnerToken, signInConsumer } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';
import { getOpenApiDocument } from './openApi';

const server = testServer({ SEED_USERS: '1', RATE_LIMITS: 'off' });

/** The calls that end the session or the account of who makes them. */
const ENDING = ['logout', 'endSessions', 'endSession', 'deleteOwnData', 'removeSecondFactor'];

const documented = ENDPOINTS.filter(
  ({ body, query, encoding, id }) =>
    !ENDING.includes(id) && (query !== undefined || (body !== undefined && encoding === undefined)),
);

const listTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The fields of the body and of the query that the document calls required. */
function listRequired({ path, method }: Endpoint): string[] {
  const item = Object(getOpenApiDocument().paths)[path.replaceAll(/:(\w+)/gu, '{$1}')];
  const { parameters, requestBody } = Object(item)[method.toLowerCase()];
  const query = Array.from<unknown>(parameters)
    .map(Object)
    .filter((one) => one.in === 'query' && one.required === true)
    .map((one) => String(one.name));
  const schema = requestBody?.content?.['application/json']?.schema;
  return [...query, ...listTexts(schema?.required)].toSorted();
}

async function signIn(access: Endpoint['access']): Promise<{ token?: string; userId?: string }> {
  if (access === 'public') return {};
  if (access.admin)
    return {
      token: await adminToken(server, access.admin.find((role) => role === 1) ?? access.admin[0]),
    };
  if (access.partner) return { token: await partnerToken(server) };
  return signInConsumer(server, '9811000099');
}

test.each(documented)(
  'what $id answers for want of fields is what the document requires',
  async (call) => {
    const { token, userId = '1' } = await signIn(call.access);
    const path = call.path.replaceAll(/:\w+/gu, call.owner === undefined ? '1' : userId);
    const isBody = call.method !== 'GET' && call.encoding === undefined;
    const form = new FormData();
    form.set('image_name', new File(['a,b'], 'a.csv', { type: 'text/csv' }));
    const body = call.encoding === 'multipart' ? form : isBody ? {} : undefined;
    const { status, body: answer } = await server.ask(call.method, path, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
    });
    const required = listRequired(call);
    // The content of a file is no field of the document.
    const named = Object.keys(Object(answer).errors ?? {})
      .filter((name) => name !== 'image_name')
      .map((name) => name.split('.')[0] ?? '');
    const missing = status === 422 ? [...new Set(named)].toSorted() : [];
    expect([call.id, missing]).toEqual([call.id, required]);
  },
);

test('the document requires kind and mapping of a file to import, and says their form', () => {
  const { parameters } = Object(getOpenApiDocument().paths)['/api/imports'].post;
  const byName = new Map(Array.from<unknown>(parameters).map((one) => [Object(one).name, one]));
  expect(byName.get('kind')).toMatchObject({ required: true, schema: { enum: expect.any(Array) } });
  expect(byName.get('mapping')).toMatchObject({
    required: true,
    schema: { pattern: expect.stringContaining('d{1,2}') },
  });
  expect(byName.get('sheet')).toMatchObject({ required: false });
});
