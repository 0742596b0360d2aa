import { getHealth, getOpenApi } from '@marketplace/shared/api';
import { handle } from '../kit/handle';
import { openApiDocument } from './openApi';

export const systemRoutes = [
  handle(getHealth, async (_call, { store }) => {
    await store.check();
    return { status: 'ok' as const, store: store.kind };
  }),
  handle(getOpenApi, async () => openApiDocument()),
];
