import { expect, test } from 'vitest';
import { signInConsumer } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

test.each([
  ['gold-loans', 'call_gold'],
  ['housing-loan', 'call_housing'],
])('%s is refused once the consent to be called was withdrawn', async (path, purpose) => {
  const who = await signInConsumer(server, path === 'gold-loans' ? '9100000091' : '9100000092');
  const { token, userId } = who;
  const send = (): Promise<Answer> =>
    ask('POST', `/api/${path}/${userId}`, { token, body: { se_loan_amount: 50_000 } });
  const agree = (granted: 0 | 1): Promise<Answer> => {
    const body = { purpose, text_version: 2, language: 'hi', granted };
    return ask('POST', `/api/user/${userId}/consents`, { token, body });
  };
  await agree(1);
  expect((await send()).status).toBe(200);
  await agree(0);
  expect(await send()).toMatchObject({
    status: 409,
    body: { errors: { [`consent_${purpose}`]: expect.any(String) } },
  });
  const held = await ask('GET', `/api/user/${userId}/data`, { token });
  const consents: { text: string }[] = Object(held.body).data.consents;
  expect(consents.map(({ text }) => text)).toEqual([
    expect.stringContaining('कॉल'),
    expect.stringContaining('कॉल'),
  ]);
  await agree(1);
  expect((await send()).status).toBe(200);
});

test.each(['gold-loans', 'housing-loan'])(
  'an empty form of %s makes no lead and no completed profile',
  async (path) => {
    const who = await signInConsumer(server, path === 'gold-loans' ? '9100000081' : '9100000082');
    for (const body of [{}, { allow_sms: 1 }, { city: '', se_loan_amount: null }]) {
      const answer = await ask('POST', `/api/${path}/${who.userId}`, { token: who.token, body });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { se_loan_amount: expect.any(String) } },
      });
    }
    const { body } = await ask('GET', `/api/user/${who.userId}`, { token: who.token });
    expect(body).toMatchObject({ data: { gl_completed: 0, hl_completed: 0 } });
  },
);
