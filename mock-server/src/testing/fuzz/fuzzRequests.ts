import fc from 'fast-check';
import { anyText, anyValue, getMember, buildValue } from './fuzzValues';

/** A request; `text` is its body. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly as: 'nobody' | 'admin' | 'partner' | 'consumer';
  readonly text: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the call needs a token. */
  readonly secured: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: unknown;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: unknown }>>;
  };
}

/** The parts of the OpenAPI document that the requests are generated from. */
export interface FuzzDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Fixture accounts that the fuzz test signs in with. */
export const FUZZ_ACCOUNTS = {
  admin: { id: 1, email: 'admin@demo.in', password: 'Admin@123' },
  partner: { id: 4, email: 'partner@demo.in', password: 'Partner@123' },
} as const;

function parseAccountId(text: string | undefined): unknown {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return getMember(body, 'account_id');
  } catch {
    return undefined;
  }
}

/**
 * Whether a request changes the password or rights of an account that the fuzz test uses. All later
 * calls of that account would get a 401.
 */
function locksOut({ method, path, text }: FuzzRequest): boolean {
  const ids = Object.values(FUZZ_ACCOUNTS).map(({ id }) => id);
  if (path.startsWith('/api/admin/reset-password'))
    return ids.some((id) => id === parseAccountId(text));
  if (ids.some((id) => path.includes(`/users/${id}`))) return method !== 'GET';
  if (/\/partners\/\d+\/status$/u.test(path)) return true;
  const changes = method === 'PUT' || method === 'DELETE';
  return changes && ids.some((id) => path === `/api/rest/admin-users/${id}`);
}

const wellFormed = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));

const malformedBodies = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '{"a":1,"a":2}',
  '\u0000',
  '[[[[',
);

const odd = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-encoding': 'gzip' },
  { 'if-match': '"1"' },
  { 'if-match': 'x' },
  { 'x-language': 'hi' },
  { 'accept-language': '*;q=nonsense' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer x' },
);

function buildPath(template: string, ids: readonly string[]): fc.Arbitrary<string> {
  const parts = template.split('/').map((part): fc.Arbitrary<string> => {
    if (!part.startsWith('{')) return fc.constant(part);
    const known = fc.constantFrom(...ids, '1', '2', '3', 'en', 'hi', 'cl', '0');
    return fc.oneof(
      known,
      fc.uuid(),
      anyText.map(wellFormed),
      anyText.map((text) => text.replaceAll(/[^!-~]|[#?/]/gu, '')),
    );
  });
  return fc.tuple(...parts).map((made) => made.join('/'));
}

function buildQuery(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, content }) => {
      const json = content?.['application/json'];
      const value = json
        ? fc.oneof(
            buildValue(json.schema).map((made) => JSON.stringify(made) ?? ''),
            anyText,
          )
        : buildValue(schema).map((made) => JSON.stringify(made) ?? '');
      return fc.option(
        value.map((text) => `${name}=${wellFormed(text)}`),
        { nil: undefined },
      );
    });
  return fc
    .tuple(...pairs)
    .map((made) => made.filter((pair) => pair !== undefined).join('&'))
    .map((query) => (query === '' ? '' : `?${query}`));
}

function buildBody({ requestBody }: Operation): fc.Arbitrary<string | undefined> {
  if (!requestBody) return fc.constant(undefined);
  const [described] = Object.values(requestBody.content);
  const json = fc.oneof({ arbitrary: buildValue(described?.schema), weight: 9 }, anyValue);
  return fc.oneof(
    { arbitrary: json.map((value) => JSON.stringify(value) ?? ''), weight: 9 },
    { arbitrary: malformedBodies, weight: 1 },
  );
}

/** Generates requests to every call of an OpenAPI document, valid and invalid ones. */
export function fuzzRequests(
  document: FuzzDocument,
  ids: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, operation]) => ({ template, method, operation })),
  );
  const made = operations.map(({ template, method, operation }) =>
    fc.record({
      method: fc.constant(method.toUpperCase()),
      path: fc
        .tuple(buildPath(template, ids), buildQuery(operation.parameters ?? []))
        .map(([path, query]) => path + query),
      as: fc.constantFrom('nobody', 'admin', 'admin', 'admin', 'partner', 'consumer', 'consumer'),
      text: buildBody(operation),
      headers: odd,
      secured: fc.constant(operation.security?.length !== 0),
    }),
  );
  return fc.oneof(...made).filter((request) => !locksOut(request));
}
