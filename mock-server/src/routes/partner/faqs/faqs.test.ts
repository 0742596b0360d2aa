import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

interface Faq {
  id: number;
  question_en: string;
  vote: 0 | 1 | null;
}

async function list(audience: string, token: string): Promise<Faq[]> {
  const { body } = await ask('GET', `/api/partner/faqs?audience=${audience}`, { token });
  return Object(body).data;
}

test('customers and DSAs have questions of their own, in both languages', async () => {
  const token = await partnerToken(server);
  const [customers, dsas] = await Promise.all([list('customer', token), list('dsa', token)]);
  for (const rows of [customers, dsas]) {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const row of rows) {
      expect(row).toMatchObject({ answer_en: expect.stringMatching(/[a-z]/u), vote: null });
      expect(row).toMatchObject({ question_hi: expect.stringMatching(/\p{Script=Devanagari}/u) });
    }
  }
  expect(customers.map(({ id }) => id)).not.toEqual(dsas.map(({ id }) => id));
  expect((await ask('GET', '/api/partner/faqs?audience=all', { token })).status).toBe(422);
});

test('an account has one vote a question, which it may change, and sees no other’s', async () => {
  const token = await partnerToken(server);
  const other = await partnerToken(server, 'second@demo.in');
  const admin = await adminToken(server);
  const [faq] = await list('customer', token);
  const id = faq?.id ?? 0;
  const vote = (helpful: number, by = token) =>
    ask('POST', `/api/partner/faqs/${id}/vote`, { token: by, body: { helpful } });
  await Promise.all([vote(1), vote(1)]);
  await vote(0);
  const counts = async () => (await ask('GET', `/api/rest/faqs/${id}`, { token: admin })).body;
  expect(await counts()).toMatchObject({ helpful: 0, not_helpful: 1 });
  expect((await list('customer', token))[0]?.vote).toBe(0);
  expect((await list('customer', other))[0]?.vote).toBeNull();
  await vote(1, other);
  expect(await counts()).toMatchObject({ helpful: 1, not_helpful: 1 });
  expect((await vote(2)).status).toBe(422);
  expect((await vote(1, admin)).status).toBe(403);
});

test('admins edit the questions, and nobody sets the counts', async () => {
  const admin = await adminToken(server);
  const text = { question_hi: 'क्या?', answer_en: 'So.', answer_hi: 'ऐसे।' };
  const body = { ...text, question_en: 'What?', audience: 'dsa', position: 99, active: 0 };
  const made = await ask('POST', '/api/rest/faqs', { token: admin, body });
  expect(made).toMatchObject({ status: 201, body: { helpful: 0, not_helpful: 0 } });
  const path = `/api/rest/faqs/${Object(made.body).id}`;
  const change = (fields: object) => ask('PUT', path, { token: admin, body: fields });
  expect((await change({ helpful: 7 })).status).toBe(422);
  const token = await partnerToken(server);
  expect((await list('dsa', token)).map(({ question_en }) => question_en)).not.toContain('What?');
  expect((await change({ active: 1 })).status).toBe(200);
  expect((await list('dsa', token)).at(-1)?.question_en).toBe('What?');
});
