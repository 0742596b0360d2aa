import { request } from 'node:http';
import type { TestServer } from './startTestServer';

export interface VisitorAnswer {
  readonly status: number;
  readonly retryAfter: number;
  readonly cookies: readonly string[];
  /** The parsed JSON, for use with matchers. */
  readonly body: Record<string, unknown>;
}

export interface Visitor {
  readonly post: (
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<VisitorAnswer>;
}

/** A client at a local address: a browser, which keeps cookies, or a program, which does not. */
export function createVisitor(
  server: TestServer,
  localAddress: string,
  kind: 'browser' | 'program' = 'program',
): Visitor {
  let cookie: string | undefined;
  return {
    post: (path, body, headers = {}) => {
      const { hostname, port } = new URL(server.url());
      return new Promise((resolve, reject) => {
        const call = request(
          {
            hostname,
            port,
            path,
            localAddress,
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.once('end', () => {
              const cookies = answer.headers['set-cookie'] ?? [];
              if (kind === 'browser' && cookies[0] !== undefined)
                cookie = cookies[0].split(';', 1)[0];
              resolve({
                status: answer.statusCode ?? 0,
                retryAfter: Number(answer.headers['retry-after'] ?? 0),
                cookies,
                body: Object(JSON.parse(Buffer.concat(chunks).toString())),
              });
            });
          },
        );
        call.once('error', reject);
        call.end(JSON.stringify(body));
      });
    },
  };
}
