import { request } from 'node:http';
import type { TestServer } from './startTestServer';

/** Sends half of a body, and the rest after `meanwhile`; returns the response's status. */
export function sendInTwoParts(
  server: TestServer,
  method: 'POST' | 'PUT',
  path: string,
  { token, body }: { readonly token: string; readonly body: object },
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
    const call = request({ port, path, method, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    call.once('error', reject);
    call.write(sent.slice(0, 5), () => {
      meanwhile().then(() => call.end(sent.slice(5)), reject);
    });
  });
}
