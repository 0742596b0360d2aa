import { ENDPOINTS } from '@marketplace/shared/api';
import { RESOURCES } from '@marketplace/shared/resources';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { getOpenApiDocument } from './openApi';

const { paths, openapi } = getOpenApiDocument();

test('describes every call and every resource', () => {
  expect(openapi).toBe('3.1.0');
  for (const { path, method } of ENDPOINTS) {
    const described = Reflect.get(paths, path.replaceAll(/:(\w+)/gu, '{$1}'));
    expect(described).toHaveProperty(method.toLowerCase());
  }
  for (const { name } of RESOURCES.filter(({ rest }) => rest))
    expect(paths).toHaveProperty([`/api/rest/${name}`]);
});

test('gives each operation a name of its own, and says what it takes', () => {
  const ids = JSON.stringify(paths).match(/"operationId":"[^"]+"/gu) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(paths).toMatchObject({
    '/api/create-lender': {
      post: {
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
      },
    },
  });
});

test('is a valid OpenAPI 3.1 document', async () => {
  const document: Record<string, unknown> = JSON.parse(JSON.stringify(getOpenApiDocument()));
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test('says which writes a resource takes, and by what it may be filtered', () => {
  expect(Object.keys(Object(paths)['/api/rest/applications'])).toEqual(['get']);
  expect(Object.keys(Object(paths)['/api/rest/admin-users/{id}'])).toEqual([
    'get',
    'put',
    'delete',
  ]);
  const [, , filter] = Object(paths)['/api/rest/customers'].get.parameters;
  const { properties, additionalProperties } = filter.content['application/json'].schema;
  expect(additionalProperties).toBe(false);
  expect(properties).toHaveProperty('credit_score_gte');
  expect(properties).not.toHaveProperty('tin');
});
