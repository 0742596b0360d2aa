import { request } from 'node:http';
import { expect, test } from 'vitest';
import { consumer } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer();
const { ask } = server;

/** Sends half of a body, and the rest after `meanwhile`; returns the response's status. */
function inTwoParts(
  path: string,
  token: string,
  body: object,
  meanwhile: () => Promise<unknown>,
): Promise<number | undefined> {
  const sent = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': sent.length,
  };
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url());
    const call = request({ port, path, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    call.once('error', reject);
    call.write(sent.slice(0, 5), () => {
      meanwhile().then(() => call.end(sent.slice(5)), reject);
    });
  });
}

test('what is on its way while its sender is signed out is not taken', async () => {
  const who = await consumer(server, '9471110002');
  const path = `/api/user/${who.userId}`;
  const status = await inTwoParts(path, who.token, { first_name: 'Late' }, async () => {
    // When this call returns, the server has admitted the other one.
    await ask('GET', path, { token: who.token });
    await ask('POST', '/api/logout', { token: who.token });
  });
  expect(status).toBe(401);
  const { token } = await consumer(server, '9471110002');
  expect(await ask('GET', path, { token })).toMatchObject({ body: { data: { first_name: '' } } });
});
