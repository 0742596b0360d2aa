import { KEY_CALLS_A_MINUTE } from '@marketplace/shared/schema';
import compression from 'compression';
import express, { Router } from 'express';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import { WITHOUT_OLD_HEADERS } from './pages/pageHeaders';
import type { Session } from './auth/sessions';
import type { Context } from './context';
import { HttpError } from './httpError';
import { handleErrors } from './middleware/errors';
import { faults } from './middleware/faults';
import { limitAccountPerMinute, limitPerMinute } from './middleware/throttle';
import { RequestLog } from './middleware/logging';
import { rawDb } from './middleware/rawDb';
import { checkRoutes } from './routes';
import { devRouter } from './routes/dev/devRouter';
import { localOnly } from './middleware/localOnly';
import type { ScheduledJobs } from './routes/jobs/scheduledJobs';
import { partnerManifests } from './routes/partner/brand/partnerManifests';
import { widgetBrands } from './routes/partner/brand/widgetBrand';
import { shortLinks } from './routes/partner/links/shortLinks';
import { restRouter } from './routes/rest/restRouter';
import { createContractWatch } from './routes/system/contractWatch';
import { serveUploads } from './routes/uploads/serveUploads';

const REQUESTS_PER_MINUTE = 1200;

const forbidStoring: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const refuseUnknownCall: RequestHandler = (_request, _response, next) => {
  next(new HttpError(404, 'no_such_call'));
};

function createApiRouter(context: Context, watch: RequestHandler | undefined): Router {
  const { config, log } = context;
  const router = Router({ caseSensitive: true, strict: true });
  router.use(forbidStoring);
  if (watch) router.use(watch);
  if (config.rateLimits) {
    router.use(limitPerMinute('all', REQUESTS_PER_MINUTE, context));
    router.use(limitAccountPerMinute('all', REQUESTS_PER_MINUTE, context));
    const hasKey = ({ apiKey }: Session): boolean => Boolean(apiKey);
    router.use(limitAccountPerMinute('keys', KEY_CALLS_A_MINUTE, context, hasKey));
  }
  if (config.mockFaults) router.use(faults());
  router.use('/api/rest', restRouter(context));
  for (const route of checkRoutes()) route.mount(router, context);
  router.use(refuseUnknownCall);
  router.use(handleErrors(log));
  return router;
}

/** Creates an Express app with the server's calls. The caller mounts the pages behind it. */
export function createApp(context: Context, jobs: ScheduledJobs): Express {
  const { config, log, rawRouter } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.trustProxy);
  const common = {
    // This server speaks plain HTTP; the TLS proxy in front sets Strict-Transport-Security.
    strictTransportSecurity: false,
    ...WITHOUT_OLD_HEADERS,
    // With 'no-referrer', forms on the pages below /dev would send 'null' as their origin.
    referrerPolicy: { policy: 'same-origin' },
  } as const;
  const forbidAll = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
  const pageHeaders = helmet({
    ...common,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...forbidAll, styleSrc: ["'unsafe-inline'"], formAction: ["'self'"] },
    },
  });
  // An answer is no page: what governs windows would only lengthen it.
  const answerHeaders = helmet({
    ...common,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    contentSecurityPolicy: { useDefaults: false, directives: forbidAll },
  });
  const requests = new RequestLog(log);
  app.use('/api', answerHeaders);
  app.use(['/dev', '/db', '/uploads', '/manifests', '/partner/widget'], pageHeaders);
  app.use(
    ['/api', '/dev', '/db', '/uploads', '/manifests', '/partner/widget'],
    requests.note,
    compression(),
  );
  const contract = config.checkAnswers ? createContractWatch() : undefined;
  const api = createApiRouter(context, contract?.watch);
  app.use((request, response, next) => {
    if (request.path === '/api' || request.path.startsWith('/api/')) api(request, response, next);
    else next();
  });
  const local = localOnly(config);
  const dev = devRouter(context, { requests, contract: contract?.report, jobs });
  const tools = config.isProduction ? [] : [local, dev];
  app.use('/dev', ...tools, refuseUnknownCall, handleErrors(log));
  app.use('/l', shortLinks(context), handleErrors(log));
  app.use('/partner/widget', widgetBrands(context), handleErrors(log));
  app.use('/manifests', partnerManifests(context), handleErrors(log));
  app.use('/uploads', serveUploads(context), handleErrors(log));
  if (config.rawDb && rawRouter) app.use('/db', local, rawDb(rawRouter), handleErrors(log));
  return app;
}
