import { ApiError } from './apiError';
import { withDeadline } from './deadline';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from './endpoint';
import { IDEMPOTENCY_HEADER } from './endpoint';
import { toApiError } from './failure';
import { PressKeys } from './pressKeys';
import { buildBody, buildUrl, type CallParts } from './request';

/** Options of a client. It calls the functions again for every request. */
export interface ClientOptions {
  /** '' for the page's own origin. */
  baseUrl?: string;
  token: () => string | undefined;
  language: () => 'en' | 'hi';
  /** Runs before the call fails with a 401, if the endpoint is not public or the call sent a token. */
  onUnauthorized?: () => void;
  /** Longest wait for the start of an answer, in milliseconds; 20 seconds by default. The body may take three times as long. */
  timeoutMs?: number;
  /** Texts for failures without a message from the server. */
  texts: () => { offline: string; timeout: string; failed: string };
  fetch?: typeof globalThis.fetch;
}

/** Sends one request, as fetch does. Each call of `onSent` restarts the wait for the answer. */
export type Transport = (
  url: string,
  init: RequestInit & { headers: Headers; signal: AbortSignal },
  onSent: () => void,
) => Promise<Response>;

/** Options of any call. */
interface Sending {
  timeoutMs?: number;
  /** Sends this call in place of fetch, which does not tell the progress of an upload. */
  transport?: Transport;
}

type Without<T> = [T] extends [undefined] ? true : false;

/** Path parameters, query and body of one call; each exists only if the endpoint accepts it. */
export type CallInput<E extends Endpoint> = Sending & {
  signal?: AbortSignal;
} & (keyof ParamsOf<E> extends never ? { params?: undefined } : { params: ParamsOf<E> }) &
  (Without<QueryOf<E>> extends true ? { query?: undefined } : { query?: QueryOf<E> }) &
  (Without<BodyOf<E>> extends true ? { body?: undefined } : { body: BodyOf<E> });

/** The input of any call, once its endpoint has checked the types. */
interface CallOptions extends CallParts, Sending {
  signal?: AbortSignal;
  body?: unknown;
}

/** The input of a call as an argument, which may be left out where nothing in it is required. */
export type CallArguments<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The part of TanStack Query's options that the contract decides. */
export interface CallQuery<E extends Endpoint> {
  queryKey: readonly [id: string, params?: unknown, query?: unknown];
  queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<E>>;
}

/** Calls the server; every failure is an `ApiError`. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>>;
  /** The same call as a query of TanStack Query: the contract's name of the call and the input make the key. */
  query<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): CallQuery<E>;
  /** For ra-data-simple-rest: the same token, timeout and failures on a path of our own origin. */
  send(path: string, init: RequestInit): Promise<Response>;
}

/** Checks only for an object or a list. The tests check that the server's answers match their schemas. */
const isAnswer = <E extends Endpoint>(_: E, value: unknown): value is AnswerOf<E> =>
  typeof value === 'object' && value !== null;

type Read<T> = (response: Response) => Promise<T>;

/**
 * Parses an answer's JSON, undefined if it is not JSON. Does not use a stream reader: Chromium sometimes logs
 * a body read that way as an aborted request.
 */
const readBody: Read<unknown> = async (response) => {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

const returnResponse: Read<Response> = async (response) => response;

const DEFAULT_TIMEOUT_MS = 20_000;
/** The body of an answer may take this many times `timeoutMs`. */
const BODY_TIMES = 3;

export const createClient = (options: ClientOptions): Client => {
  const fetchIt = options.fetch ?? globalThis.fetch.bind(globalThis);
  const request: Transport = (url, init) => fetchIt(url, init);

  const sendOnce = async <T>(
    area: boolean,
    path: string,
    init: RequestInit,
    read: Read<T>,
    { timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS, transport = request }: Sending = {},
  ): Promise<T> => {
    const headers = new Headers(init.headers);
    headers.set('accept', 'application/json');
    headers.set('accept-language', options.language());
    const token = options.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const deadline = withDeadline(init.signal, timeoutMs);
    let answer: T | ApiError;
    try {
      const response = await transport(
        `${options.baseUrl ?? ''}${path}`,
        { ...init, headers, signal: deadline.signal },
        () => deadline.putOff(timeoutMs),
      );
      // Set a longer deadline for the body: it can stall, and on a slow line it takes long.
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
    // Report the 401 without a token too, because another tab may have signed out. Do not report it after a
    // new sign-in, because the refused token is no longer the current one.
    const current = options.token();
    const over = current === undefined || current === token;
    if (answer.status === 401 && (area || token) && over) options.onUnauthorized?.();
    throw answer;
  };

  const presses = new PressKeys();

  /** Sends a call that creates something with the key of its press, so that the server makes it once. */
  const sendFor = async <T>(
    creates: boolean,
    ...[area, path, init, read, sending]: Parameters<typeof sendOnce<T>>
  ): Promise<T> => {
    if (!creates) return sendOnce(area, path, init, read, sending);
    const address = `${options.token() ?? ''} ${path}`;
    const key = presses.begin(address, init.body);
    const headers = new Headers(init.headers);
    headers.set(IDEMPOTENCY_HEADER, key);
    try {
      const answer = await sendOnce(area, path, { ...init, headers }, read, sending);
      if (answer !== undefined) presses.end(address, key);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'answer') presses.end(address, key, error);
      throw error;
    }
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    input: CallOptions = {},
  ): Promise<AnswerOf<E>> => {
    const { headers, body } = buildBody(endpoint, input.body);
    const answer = await sendFor(
      endpoint.creates === true,
      endpoint.access !== 'public',
      buildUrl(endpoint, input),
      { method: endpoint.method, headers, body, signal: input.signal ?? null },
      readBody,
      input,
    );
    // The caller cancelled during the body: fail, or the stale answer would replace a newer one.
    if (input.signal?.aborted) throw new ApiError('', { reason: 'cancelled' });
    if (isAnswer(endpoint, answer)) return answer;
    throw new ApiError(options.texts().failed, { status: 502 });
  };

  return {
    send: (path, init) => sendFor(init.method === 'POST', true, path, init, returnResponse),
    call: (endpoint, ...[input]) => call(endpoint, input),
    query: (endpoint, ...[input]) => ({
      queryKey: [endpoint.id, input?.params, input?.query],
      queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    }),
  };
};
