import { getApiReference, getOpenApi } from '@marketplace/shared/api';
import { handle } from '../kit/handle';
import { describeKeyCalls } from './apiReference';
import { getOpenApiDocument } from './openApi';
import { probeRoutes } from './probes';

export const systemRoutes = [
  ...probeRoutes,
  handle(getOpenApi, async () => getOpenApiDocument()),
  handle(getApiReference, async () => ({ data: describeKeyCalls() })),
];
