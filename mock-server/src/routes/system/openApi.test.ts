import { ENDPOINTS, REST_RESOURCES } from '@marketplace/shared/api';
import { expect, test } from 'vitest';
import { openApiDocument } from './openApi';

const { paths, openapi } = openApiDocument();

test('describes every call and every resource', () => {
  expect(openapi).toBe('3.1.0');
  for (const { path, method } of ENDPOINTS) {
    const described = Reflect.get(paths, path.replaceAll(/:(\w+)/gu, '{$1}'));
    expect(described).toHaveProperty(method.toLowerCase());
  }
  for (const { name } of REST_RESOURCES) expect(paths).toHaveProperty([`/api/rest/${name}`]);
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
