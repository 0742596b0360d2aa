import { STATUS_CODES } from 'node:http';
import type { MessageKey } from '../messages/translate';
import { translate } from '../messages/translate';

function getStatus(code: string | undefined): 400 | 408 | 413 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return 400;
}

const texts = {
  400: 'bad_request',
  408: 'too_slow',
  413: 'too_large',
  431: 'headers_too_large',
} as const;

/** Builds a whole HTTP response for a request that the parser rejected. */
export function buildMalformedRefusal(code: string | undefined): string {
  const status = getStatus(code);
  return buildRefusal(status, texts[status]);
}

/** Builds a whole HTTP response for a connection beyond the limits. */
export function buildTooManyRefusal(): string {
  return buildRefusal(429, 'too_many', ['Retry-After: 2']);
}

function buildRefusal(status: number, key: MessageKey, headers: readonly string[] = []): string {
  const body = JSON.stringify({ message: translate('en', key) });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    ...headers,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
