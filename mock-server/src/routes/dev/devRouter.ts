import express, { Router } from 'express';
import type { Context } from '../../context';
import type { RequestLog } from '../../middleware/logging';
import { outboxRouter } from '../outbox/outbox';
import type { ContractReport } from '../system/contractWatch';
import { apiPage } from './apiPage';
import { clockRouter } from './clock';
import { indexPage } from './indexPage';
import { logRouter } from './log';
import { requireSameOrigin } from './requireSameOrigin';
import { scenarioRouter } from './scenarios';
import { snapshotRouter } from './snapshots';

interface DevParts {
  readonly requests: RequestLog;
  readonly contract: ContractReport | undefined;
}

/** `/dev`: pages for developers and, with TEST_TOOLS, the tester's tools. */
export function devRouter(context: Context, { requests, contract }: DevParts): Router {
  const { config } = context;
  const router = Router();
  router.use(
    requireSameOrigin,
    express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 }),
  );
  router.get('/', (_request, response) => {
    response.type('html').send(indexPage(config.testTools));
  });
  router.get('/api', (_request, response) => {
    response.type('html').send(apiPage());
  });
  if (contract) {
    router.get('/contract', (_request, response) => {
      response.json(contract);
    });
  }
  if (config.outbox) router.use('/outbox', outboxRouter(context));
  if (config.testTools) {
    router.use('/log', logRouter(requests));
    router.use('/clock', clockRouter());
    router.use('/snapshots', snapshotRouter(context));
    router.use('/scenarios', scenarioRouter(context));
  }
  return router;
}
