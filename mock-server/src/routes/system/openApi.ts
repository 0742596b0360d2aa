import type { Endpoint } from '@marketplace/shared/api';
import { ENDPOINTS } from '@marketplace/shared/api';
import { servedResources } from '../rest/table';
import { toJsonSchema } from './jsonSchema';
import { refusalComponents, buildRefusals } from './refusals';
import { buildSecurity, securitySchemes } from './security';
import { buildRestPaths, idempotencyKey } from './restPaths';

interface OpenApi {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly components: object;
  readonly paths: object;
}

const toBraces = (path: string): string => path.replaceAll(/:(\w+)/gu, '{$1}');

function describeAccess({ access }: Endpoint): string {
  if (access === 'public') return 'Anyone.';
  const who = [
    access.consumer && 'consumers',
    access.partner && 'partners',
    access.admin && `admins of role ${access.admin.join(', ')}`,
  ].filter(Boolean);
  return `Only ${who.join(', ')}.`;
}

/** Returns the fields that an object must have. */
const listRequired = (schema: object): unknown[] =>
  'required' in schema && Array.isArray(schema.required) ? schema.required : [];

function describeParameters({ path, query, creates }: Endpoint): object[] {
  const inPath = [...path.matchAll(/:(\w+)/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const described = query ? toJsonSchema(query.describe()) : {};
  const properties: unknown = 'properties' in described ? described.properties : {};
  const named: [string, unknown][] = Object.entries(properties ?? {});
  const required = listRequired(described);
  const inQuery = named.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    explode: false,
  }));
  return [...inPath, ...inQuery, ...(creates ? [idempotencyKey] : [])];
}

function describeOperation(endpoint: Endpoint): object {
  const { id, summary, body, query, answer, encoding, access, path, scope } = endpoint;
  const mediaType = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const traits = {
    open: access === 'public',
    takes: body !== undefined || query !== undefined,
    names: path.includes(':'),
  };
  return {
    operationId: id,
    summary,
    description: describeAccess(endpoint),
    security: access === 'public' ? [] : buildSecurity(scope),
    parameters: describeParameters(endpoint),
    ...(body && {
      requestBody: {
        // A body with only optional fields, such as a version, can be left out.
        required: listRequired(toJsonSchema(body.describe())).length > 0,
        content: { [mediaType]: { schema: toJsonSchema(body.describe()) } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.produces
          ? { [endpoint.produces]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: toJsonSchema(answer.describe()) } },
      },
      ...buildRefusals(traits),
    },
  };
}

function buildDocument(): OpenApi {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = toBraces(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Credit marketplace',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the document's URL, because the calls are on the same origin.
    servers: [{ url: '/' }],
    components: {
      securitySchemes,
      ...refusalComponents,
    },
    paths: { ...paths, ...buildRestPaths(servedResources) },
  };
}

let cachedDocument: OpenApi | undefined;

/** Returns the OpenAPI 3.1 document of all calls, built from the endpoints on first use. */
export function getOpenApiDocument(): OpenApi {
  cachedDocument ??= buildDocument();
  return cachedDocument;
}
