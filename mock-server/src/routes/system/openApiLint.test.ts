import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { getOpenApiDocument } from './openApi';

test('breaks none of the recommended rules for OpenAPI documents', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({
    source: JSON.stringify(getOpenApiDocument()),
    absoluteRef: 'openapi.json',
    config,
  });
  expect(
    problems.map(({ ruleId, location }) => [ruleId, location.map(({ pointer }) => pointer)]),
  ).toEqual([]);
});
