import { getHealth, getOpenApi } from '@marketplace/shared/api';
import { handle } from '../kit/handle';
import { openApiDocument } from './openApi';

export const systemRoutes = [
  handle(getHealth, async () => ({ status: 'ok' as const })),
  handle(getOpenApi, async () => openApiDocument()),
];
