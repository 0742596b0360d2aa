import { IDEMPOTENCY_HOURS } from '@marketplace/shared/api';
import { afterEach, expect, test } from 'vitest';
import { HOUR_MS, setClockOffset } from '../../clock';
import { adminToken, partnerToken } from '../../testing/signIn';
import { getData, testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1', MOCK_FAULTS: 'on' });
const { ask } = server;

afterEach(() => setClockOffset(0));

const TICKET = { kind: 'tech_support', subject: 'Slow', text: 'Since this morning.' };

const open = (token: string, key: string, body: object = TICKET, fault?: string) =>
  ask('POST', '/api/partner/tickets', {
    token,
    body,
    headers: { 'Idempotency-Key': key, ...(fault && { 'x-mock-fault': fault }) },
  });

const countTickets = async (token: string): Promise<number> => {
  const { headers } = await ask('GET', '/api/rest/tickets?range=[0,0]', { token });
  return Number(headers.get('content-range')?.split('/')[1]);
};

test('A ticket whose answer is lost is made once, however often the request is sent again', async () => {
  const token = await partnerToken(server);
  const before = await countTickets(token);
  for (let press = 0; press < 3; press += 1)
    await expect(open(token, 'lost', TICKET, 'drop;when=after')).rejects.toThrow('fetch failed');
  const answer = await open(token, 'lost');
  expect(answer.status).toBe(200);
  expect(await open(token, 'lost')).toMatchObject({ status: 200, body: answer.body });
  expect(await countTickets(token)).toBe(before + 1);
});

test('The same key with another body is refused, and belongs to one account', async () => {
  const token = await partnerToken(server);
  const { body } = await open(token, 'shared');
  const other = await open(token, 'shared', { ...TICKET, subject: 'Another' });
  expect(other).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('new key') },
  });
  const second = await partnerToken(server, 'second@demo.in');
  const own = await open(second, 'shared', { ...TICKET, subject: 'Another' });
  expect(own.status).toBe(200);
  expect(getData(own).ticket?.id ?? getData(own).id).not.toBe(getData({ body }).id);
  expect((await open(token, 'a\tkey')).status).toBe(400);
});

test('Equal requests at once make one ticket and get one answer', async () => {
  const token = await partnerToken(server);
  const before = await countTickets(token);
  const answers = await Promise.all(Array.from({ length: 5 }, () => open(token, 'at once')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await countTickets(token)).toBe(before + 1);
});

test('A refused request may be sent again with its key', async () => {
  const token = await partnerToken(server);
  expect((await open(token, 'refused', { ...TICKET, subject: '' })).status).toBe(422);
  expect((await open(token, 'refused')).status).toBe(200);
});

test('A key outlives a restart and a day, and is then forgotten', async () => {
  const token = await partnerToken(server);
  const { body } = await open(token, 'kept');
  await server.restart();
  setClockOffset(24 * HOUR_MS);
  const later = await partnerToken(server);
  expect((await open(later, 'kept')).body).toEqual(body);
  setClockOffset((IDEMPOTENCY_HOURS + 1) * HOUR_MS);
  await server.runJobs();
  expect((await open(await partnerToken(server), 'kept')).body).not.toEqual(body);
});

test('A declared resource makes one record for a key', async () => {
  const token = await adminToken(server);
  const create = () =>
    ask('POST', '/api/rest/faqs', {
      token,
      body: {
        question_en: 'Once?',
        question_hi: 'एक बार?',
        answer_en: 'Once.',
        answer_hi: 'एक बार।',
        audience: 'dsa',
        position: 9,
        active: 1,
      },
      headers: { 'Idempotency-Key': '"faq"' },
    });
  const first = await create();
  expect([first.status, await create()]).toMatchObject([201, { status: 201, body: first.body }]);
});
