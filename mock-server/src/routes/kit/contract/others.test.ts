import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@marketplace/shared/api';
import { ENDPOINTS } from '@marketplace/shared/api';
import { beforeAll, expect, test } from 'vitest';
import { signInConsumer } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
let me = { token: '', userId: '' };
let other = { token: '', userId: '' };

beforeAll(async () => {
  me = await signInConsumer(server, '9440000001');
  other = await signInConsumer(server, '9440000002');
});

const ofConsumers = ENDPOINTS.filter(({ access }) => access !== 'public' && access.consumer);
const owned = ofConsumers.flatMap((endpoint) =>
  endpoint.owner === undefined ? [] : [{ ...endpoint, owner: endpoint.owner }],
);

/** Calls that do not concern a particular person. */
const ABOUT_NOBODY = [
  'logout',
  // These concern the owner of the token.
  'getSession',
  'getSessions',
  'endSessions',
  'endSession',
  'getProductLenders',
  'getCreditCardsData',
  'getVouchers',
];

test('every consumer call declares whose data it is about', () => {
  const others = ofConsumers.filter(({ owner }) => owner === undefined).map(({ id }) => id);
  expect(others.toSorted()).toEqual(ABOUT_NOBODY.toSorted());
});

/**
 * Sends a call with the person's id: in the path, or in the body if the path does not name the
 * owner.
 */
function about(
  { method, path, owner, body }: Endpoint & { owner: string },
  userId: string,
  more: object = {},
): Promise<Answer> {
  const address = path.replaceAll(/:(\w+)/gu, (_, name) => (name === owner ? userId : 'x'));
  const named = path.includes(`:${owner}`) ? {} : { [owner]: userId };
  const sent = body === undefined ? {} : { body: { ...named, ...more } };
  return ask(method, address, { token: me.token, ...sent });
}

test.each(owned)(
  '$id answers the same about another person, whether or not the person exists',
  async (call) => {
    const nobody = await about(call, randomUUID());
    expect(nobody).toMatchObject({ status: 403, body: { message: expect.any(String) } });
    for (const id of [other.userId, me.userId.toUpperCase(), `${me.userId}%20`, `%09${me.userId}`])
      expect(await about(call, id)).toMatchObject({ status: 403, body: nobody.body });
  },
);

/** Fields of records that no consumer may set. */
const NOT_THEIRS = {
  id: 1,
  role: 1,
  role_id: 1,
  status: 'approved',
  stage: 'disbursed',
  commission: 100,
  verified: 1,
  email_verified: 1,
  credit_score: 900,
  pl_completed: 1,
  partner_id: 2,
  sign_in: '9876543210',
  changed_in: {},
  created_at: '2020-01-01T00:00:00Z',
  constructor: {},
} as const;

const taking = ENDPOINTS.filter(
  ({ access, body, encoding }) =>
    body && encoding === 'json' && (access === 'public' || access.consumer),
);

test.each(taking)('$id takes no field that is not the caller’s to set', async (call) => {
  const { owner, path, method, body } = call;
  const known: object = Object(body?.describe()).fields;
  const address = path.replaceAll(/:(\w+)/gu, (_, name) => (name === owner ? me.userId : 'x'));
  const theirs = Object.entries(NOT_THEIRS).filter(([name]) => !Object.hasOwn(known, name));
  const sent = JSON.stringify({
    ...(owner && !path.includes(`:${owner}`) && { [owner]: me.userId }),
    ...Object.fromEntries(theirs),
  });
  const poisoned = `${sent.slice(0, -1)},"__proto__":{"role_id":1}}`;
  const answer = await ask(method, address, { token: me.token, body: poisoned });
  expect(answer.status).toBe(422);
  const { errors } = Object(answer.body);
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([...theirs.map(([name]) => name), '__proto__']),
  );
});
