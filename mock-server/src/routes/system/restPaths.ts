import type { RestResource } from '@marketplace/shared/api';
import { jsonSchemaOf } from './jsonSchema';

const listParameters = [
  { name: 'sort', in: 'query', schema: { type: 'string' }, description: '["field","ASC"]' },
  { name: 'range', in: 'query', schema: { type: 'string' }, description: '[0,24]' },
  { name: 'filter', in: 'query', schema: { type: 'string' }, description: '{"field":"value"}' },
];

const byId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

type Describable = Pick<RestResource, 'name' | 'write'> & {
  schema: { describe(): Parameters<typeof jsonSchemaOf>[0] };
};

/** The paths of the REST resources, in the dialect of ra-data-simple-rest. */
export function restPaths(
  resources: readonly Describable[],
  failure: object,
): Record<string, object> {
  const security = [{ bearer: [] }];
  const paths: Record<string, object> = {};
  for (const { name, schema, write } of resources) {
    const record = jsonSchemaOf(schema.describe());
    const answer = (shape: object): object => ({
      200: { description: 'Done', content: { 'application/json': { schema: shape } } },
      default: failure,
    });
    const requestBody = { required: true, content: { 'application/json': { schema: record } } };
    const changes = write.length > 0;
    paths[`/api/rest/${name}`] = {
      get: {
        operationId: `list ${name}`,
        security,
        parameters: listParameters,
        responses: answer({ type: 'array', items: record }),
      },
      ...(changes && {
        post: { operationId: `create ${name}`, security, requestBody, responses: answer(record) },
      }),
    };
    paths[`/api/rest/${name}/{id}`] = {
      get: { operationId: `read ${name}`, security, parameters: [byId], responses: answer(record) },
      ...(changes && {
        put: {
          operationId: `change ${name}`,
          security,
          parameters: [byId],
          requestBody,
          responses: answer(record),
        },
        delete: {
          operationId: `delete ${name}`,
          security,
          parameters: [byId],
          responses: answer(record),
        },
      }),
    };
  }
  return paths;
}
