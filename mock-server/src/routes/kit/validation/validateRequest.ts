import type { BodyOf, Endpoint, PathParams, QueryOf } from '@marketplace/shared/api';
import { HttpError, notFound } from '../../../httpError';
import type { Language } from '../../../messages/translate';
import { validateWith } from './validateWith';

export type PathValues<E extends Endpoint> = Readonly<Record<PathParams<E['path']>, string>>;

/** The unchecked parts of a request. `body` is undefined for multipart and GET. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  body: object | undefined;
  query: object | undefined;
}

interface CheckedParts<E extends Endpoint> {
  readonly params: PathValues<E>;
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
}

/**
 * Validates the parts by the endpoint's schemas and replaces them with the cast values. Throws 404
 * for a missing path parameter, 400 for a repeated query name, 422 for an invalid body or query.
 */
export function validateRequest<E extends Endpoint>(
  endpoint: E,
  parts: RawRequest,
  language: Language,
): asserts parts is RawRequest & CheckedParts<E> {
  for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/gu)) {
    if (parts.params[name] === undefined) throw notFound();
  }
  const { body, query } = endpoint;
  // Refuse a repeated name, because readers differ in which value they take.
  if (query && Object.values(parts.query ?? {}).some((value) => Array.isArray(value)))
    throw new HttpError(400, 'duplicate_field');
  parts.body = body && parts.body ? toObject(validateWith(body, parts.body, language)) : undefined;
  parts.query =
    query && parts.query ? toObject(validateWith(query, parts.query, language, true)) : undefined;
}

function toObject(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
