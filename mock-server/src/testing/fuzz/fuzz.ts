import fc from 'fast-check';
import type { FuzzDocument, FuzzRequest } from './fuzzRequests';
import { FUZZ_ACCOUNTS, fuzzRequests } from './fuzzRequests';

interface FuzzOptions {
  readonly origin: string;
  /** Maximum number of requests, and maximum duration. */
  readonly requests?: number;
  readonly milliseconds?: number;
  readonly seed?: number;
}

type SignedIn = Exclude<FuzzRequest['as'], 'nobody'>;

/** Maximum share of calls with a token that may get a 401: some requests end their own session. */
const MAX_UNAUTHORIZED = 0.05;

const contact = '9876543210';

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const read: unknown = await answer.json();
  return { ...Object(read) };
}

/** Signs in to an area with a fixture account; returns the token. */
async function signIn(origin: string, area: SignedIn): Promise<string> {
  if (area !== 'consumer') {
    const { email, password } = FUZZ_ACCOUNTS[area];
    return String((await post(`${origin}/api/${area}/login`, { email, password }))['token']);
  }
  const { user_id } = await post(`${origin}/api/send-otp`, { contact });
  const letters: { to: string; code?: string }[] = await (
    await fetch(`${origin}/dev/outbox`)
  ).json();
  const otp = letters.find(({ to, code }) => to === contact && code)?.code;
  return String((await post(`${origin}/api/verify-otp`, { user_id, otp }))['token']);
}

export interface FuzzReport {
  /** Number of responses by status. */
  readonly answered: Readonly<Record<number, number>>;
  /** Responses that violate the document, and areas whose calls got a 401 too often. */
  readonly breaches: readonly string[];
}

function fault(status: number, type: string, text: string): string | undefined {
  if (status >= 500) return 'a failure of the server';
  if (!type.startsWith('application/json')) return 'no JSON';
  if (/\bat \S+ \(|node_modules|\.ts:\d/u.test(text)) return 'a stack';
  if (status < 400) return undefined;
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'message' in body
    ? undefined
    : 'a refusal without a message';
}

/**
 * Sends requests generated from the server's own OpenAPI document. Rejects with the smallest request
 * found that gets a 5xx, a stack trace, or a response other than JSON with a refusal's shape.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { origin, requests = 10_000_000, milliseconds = 600_000, seed } = options;
  const document: FuzzDocument = await (await fetch(`${origin}/api/openapi.json`)).json();
  const tokens = new Map<string, string>();
  const known = await post(`${origin}/api/send-otp`, { contact });
  const ids = [String(known['user_id'])];
  const answered: Record<number, number> = {};
  const calls = { admin: 0, partner: 0, consumer: 0 };
  const unauthorized = { admin: 0, partner: 0, consumer: 0 };

  async function authorization({ as, headers }: FuzzRequest): Promise<Record<string, string>> {
    if (as === 'nobody' || 'authorization' in headers) return {};
    const token = tokens.get(as) ?? (await signIn(origin, as));
    tokens.set(as, token);
    return { authorization: `Bearer ${token}` };
  }

  const property = fc.asyncProperty(fuzzRequests(document, ids), async (request) => {
    const { method, path, text, headers } = request;
    const response = await fetch(origin + path, {
      method,
      body: text ?? null,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(await authorization(request)),
      },
    });
    const answer = await response.text();
    answered[response.status] = (answered[response.status] ?? 0) + 1;
    if (request.secured && request.as !== 'nobody' && !('authorization' in headers)) {
      calls[request.as] += 1;
      if (response.status === 401) unauthorized[request.as] += 1;
    }
    if (response.status === 401 || path.startsWith('/api/logout')) tokens.delete(request.as);
    const found = fault(response.status, response.headers.get('content-type') ?? '', answer);
    if (found) throw new Error(`${found}: ${response.status} ${answer.slice(0, 500)}`);
  });
  await fc.assert(property, {
    numRuns: requests,
    plugins: [fc.interruptAfterTimeLimit(milliseconds)],
    ...(seed !== undefined && { seed }),
  });
  const contract: { breaches: string[] } = await (await fetch(`${origin}/dev/contract`)).json();
  const signedOut = (['admin', 'partner'] as const)
    .filter((area) => unauthorized[area] > calls[area] * MAX_UNAUTHORIZED)
    .map((area) => `${area}: ${unauthorized[area]} of ${calls[area]} signed-in calls were 401`);
  return { answered, breaches: [...contract.breaches, ...signedOut] };
}
