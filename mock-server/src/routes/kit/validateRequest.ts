import type { BodyOf, Endpoint, PathParams, QueryOf } from '@marketplace/shared/api';
import { HttpError, notFound } from '../../httpError';
import type { Language } from '../../messages/translate';
import { validateWith } from './validateWith';

export type PathValues<E extends Endpoint> = Readonly<Record<PathParams<E['path']>, string>>;

/** What a request carries, before anyone has looked at it. `body` is undefined where it is not JSON. */
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
 * Checks the parts against the endpoint and puts in their place what its schemas make of them.
 * Rejects 404 for a path with holes, 400 for a query that names something twice, 422 for a body or
 * query that does not fit.
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
  // Which of two a reader takes is anybody's guess.
  if (query && Object.values(parts.query ?? {}).some((value) => Array.isArray(value)))
    throw new HttpError(400, 'name_twice');
  parts.body =
    body && parts.body ? checkedObject(validateWith(body, parts.body, language)) : undefined;
  parts.query =
    query && parts.query
      ? checkedObject(validateWith(query, parts.query, language, true))
      : undefined;
}

function checkedObject(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
