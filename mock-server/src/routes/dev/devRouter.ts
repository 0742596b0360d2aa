import express, { Router } from 'express';
import type { Context } from '../../context';
import type { RequestLog } from '../../middleware/logging';
import { outboxRouter } from './outbox';
import type { ScheduledJobs } from '../jobs/scheduledJobs';
import type { ContractReport } from '../system/contractWatch';
import { apiPage } from './apiPage';
import { clockRouter } from './clock';
import { indexPage } from './indexPage';
import { jobsRouter } from './jobs';
import { logRouter } from './log';
import { scenarioRouter } from './scenarios';
import { snapshotRouter } from './snapshots';
import type { Request, RequestHandler } from 'express';
import { HttpError } from '../../httpError';

function isForeign(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  // A proxy in front reports the requested host in X-Forwarded-Host, which a page cannot set.
  const hosts = [request.get('host'), request.get('x-forwarded-host')];
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}

/**
 * Refuses changes that a page of another origin requests. Browsers send the origin in
 * Sec-Fetch-Site or, without TLS, in Origin; a request with neither header does not come from a
 * browser.
 */
const requireSameOrigin: RequestHandler = (request, _response, next) => {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  next(!reads && isForeign(request) ? new HttpError(403, 'foreign_origin') : undefined);
};

interface DevParts {
  readonly requests: RequestLog;
  readonly contract: ContractReport | undefined;
  readonly jobs: ScheduledJobs;
}

/** `/dev`: pages for developers and, with TEST_TOOLS, the tester's tools. */
export function devRouter(context: Context, { requests, contract, jobs }: DevParts): Router {
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
    router.use('/jobs', jobsRouter(jobs));
    router.use('/snapshots', snapshotRouter(context));
    router.use('/scenarios', scenarioRouter(context));
  }
  return router;
}
