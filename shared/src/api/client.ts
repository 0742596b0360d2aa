import { ApiError } from './apiError';
import { withDeadline } from './deadline';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint';
import { toApiError } from './failure';
import { buildBody, buildUrl } from './request';

/** What a client has to know; the functions are asked anew at every call. */
export interface ClientOptions {
  /** '' for the page's own origin. */
  baseUrl?: string;
  token: () => string | undefined;
  language: () => 'en' | 'hi';
  /** Told of every 401 that an endpoint with an area answers, or that a token met, before the call fails. */
  onUnauthorized?: () => void;
  /** Longest wait for an answer to begin, in milliseconds; 20 seconds unless given. Its rest has three times as long. */
  timeoutMs?: number;
  /** Texts for failures that no server message explains. */
  texts: () => { offline: string; timeout: string; failed: string };
  fetch?: typeof globalThis.fetch;
}

type Without<T> = [T] extends [undefined] ? true : false;

/** Path, query and body of one call, each only where the endpoint takes it. */
export type CallInput<E extends Endpoint> = {
  signal?: AbortSignal;
  timeoutMs?: number;
} & (keyof ParamsOf<E> extends never ? { params?: undefined } : { params: ParamsOf<E> }) &
  (Without<QueryOf<E>> extends true ? { query?: undefined } : { query?: QueryOf<E> }) &
  (Without<BodyOf<E>> extends true ? { body?: undefined } : { body: BodyOf<E> });

type Input<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls the server; every failure is an `ApiError`. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<AnswerOf<E>>;
  /** For ra-data-simple-rest: the same token, timeout and failures on a path of our own origin. */
  send(path: string, init: RequestInit): Promise<Response>;
}

/** Every answer is an object or a list; that it is the right one is the server's to keep and the tests' to check. */
const isAnswer = <E extends Endpoint>(_: E, value: unknown): value is AnswerOf<E> =>
  typeof value === 'object' && value !== null;

type Read<T> = (response: Response) => Promise<T>;

/**
 * What an answer says in JSON, undefined for what is none. Not piece by piece: Chromium notes a body that
 * was read through a reader as a call that broke off, now and then.
 */
const bodyOf: Read<unknown> = async (response) => {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

const asItComes: Read<Response> = async (response) => response;

const DEFAULT_TIMEOUT_MS = 20_000;
/** How many times as long as for its beginning the rest of an answer is waited for. */
const BODY_TIMES = 3;

/** Makes the one client of an area. */
export const createClient = (options: ClientOptions): Client => {
  const request = options.fetch ?? globalThis.fetch.bind(globalThis);

  const sendFor = async <T>(
    area: boolean,
    path: string,
    init: RequestInit,
    read: Read<T>,
    timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  ): Promise<T> => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('accept-language', options.language());
    const token = options.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const deadline = withDeadline(init.signal, timeoutMs);
    let answer: T | ApiError;
    try {
      const response = await request(`${options.baseUrl ?? ''}${path}`, {
        ...init,
        headers,
        signal: deadline.signal,
      });
      // An answer may stop half way, and on a slow line it may be long on its way.
      deadline.putOff(timeoutMs * BODY_TIMES);
      answer = response.ok
        ? await read(response)
        : await toApiError(response, options.texts().failed);
    } catch {
      const texts = options.texts();
      if (init.signal?.aborted) throw new ApiError('', { reason: 'cancelled' });
      throw deadline.passed()
        ? new ApiError(texts.timeout, { reason: 'timeout' })
        : new ApiError(texts.offline, { reason: 'offline' });
    } finally {
      deadline.clear();
    }
    if (!(answer instanceof ApiError)) return answer;
    // Without a token too: another tab may have signed out, and this one has to hear of it. Not where
    // somebody has signed in since: the token that was refused is no longer theirs.
    const current = options.token();
    const over = current === undefined || current === token;
    if (answer.status === 401 && (area || token) && over) options.onUnauthorized?.();
    throw answer;
  };

  return {
    send: (path, init) => sendFor(true, path, init, asItComes),
    async call(endpoint, ...[input]) {
      const { headers, body } = buildBody(endpoint, input?.body);
      const answer = await sendFor(
        endpoint.access !== 'public',
        buildUrl(endpoint, input),
        { method: endpoint.method, headers, body, signal: input?.signal ?? null },
        bodyOf,
        input?.timeoutMs,
      );
      // Given up while the body came, it must not take the place of what was asked for since.
      if (input?.signal?.aborted) throw new ApiError('', { reason: 'cancelled' });
      if (isAnswer(endpoint, answer)) return answer;
      throw new ApiError(options.texts().failed, { status: 502 });
    },
  };
};
