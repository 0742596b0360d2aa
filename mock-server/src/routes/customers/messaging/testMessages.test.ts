import { afterEach, expect, test } from 'vitest';
import { DAY_MS, now, setClockOffset } from '../../../clock';
import { createMessageActions } from '../../../testing/messageActions';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '5' });
afterEach(() => setClockOffset(0));

const { call, newTemplate, messagesTo } = createMessageActions(server);

test('a test goes to the own address of the admin alone, with sample values, ten times a day', async () => {
  const body = { template_id: await newTemplate(), language: 'hi' };
  const send = (more: object = {}) => call('POST', '/api/messaging/test', { ...body, ...more });
  const stranger = await send({ contact: '9600000009' });
  expect(stranger).toMatchObject({
    status: 422,
    body: { errors: { contact: expect.any(String) } },
  });
  expect(await messagesTo('9600000009')).toEqual([]);
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200);
  const texts = (await messagesTo('admin@demo.in')).filter((text) => text.includes('नमस्ते'));
  expect(texts).toHaveLength(10);
  for (const text of texts) expect(text).not.toContain('{');
  expect((await send()).status).toBe(429);
  setClockOffset(now() - Date.now() + DAY_MS);
  expect((await send()).status).toBe(200);
});

test('a test of an SMS goes to the own number, too, once a code has confirmed it', async () => {
  const number = '9600000044';
  const body = { template_id: await newTemplate(), language: 'en' };
  setClockOffset(now() - Date.now() + 2 * DAY_MS);
  const send = () => call('POST', '/api/messaging/test', body);
  const path = '/api/messaging/test-number';
  await call('POST', path, { mobile_phone_number: number });
  const [newest] = Object((await call('GET', '/dev/outbox')).body);
  const code = String(Object(newest).code);
  expect((await send()).status).toBe(200);
  expect(await messagesTo(number)).toEqual([]);
  const confirm = (otp: string) => call('POST', `${path}/confirmation`, { otp });
  expect((await confirm(code === '111111' ? '222222' : '111111')).status).toBe(422);
  expect((await confirm(code)).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect(await messagesTo(number)).toHaveLength(1);
});
