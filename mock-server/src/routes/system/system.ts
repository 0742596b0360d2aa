import { getOpenApi } from '@marketplace/shared/api';
import { handle } from '../kit/handle';
import { openApiDocument } from './openApi';
import { probeRoutes } from './probes';

export const systemRoutes = [...probeRoutes, handle(getOpenApi, async () => openApiDocument())];
