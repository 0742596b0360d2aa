import { expect, test } from 'vitest';
import { signInConsumer } from '../../../testing/signIn';
import { sendInTwoParts } from '../../../testing/sendInTwoParts';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

test('a request that arrives after its sender was signed out is refused', async () => {
  const who = await signInConsumer(server, '9471110002');
  const path = `/api/user/${who.userId}`;
  const status = await sendInTwoParts(
    server,
    'POST',
    path,
    { token: who.token, body: { first_name: 'Late' } },
    async () => {
      // When this call returns, the server has admitted the other one.
      await ask('GET', path, { token: who.token });
      await ask('POST', '/api/logout', { token: who.token });
    },
  );
  expect(status).toBe(401);
  const { token } = await signInConsumer(server, '9471110002');
  expect(await ask('GET', path, { token })).toMatchObject({ body: { data: { first_name: '' } } });
});
