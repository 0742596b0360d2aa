import type { RequestHandler } from 'express';
import { now } from '../../clock';
import type { Context } from '../../context';
import { runScheduledJobs } from './runScheduledJobs';

const pauseMilliseconds = 10_000;

/**
 * Does what is due before a request is answered, at most every ten seconds by the server's clock:
 * whoever looks sees it done, and a clock that was moved on is noticed at once.
 */
export function scheduledJobs({ store, config, log }: Context): RequestHandler {
  let done = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  return (_request, _response, next) => {
    if (!underWay && Math.abs(now() - done) < pauseMilliseconds) {
      next();
      return;
    }
    underWay ??= runScheduledJobs(store, config.sessionLimits)
      .catch((error: unknown) => {
        log.error({ err: error }, 'what is due could not be done');
      })
      .finally(() => {
        done = now();
        underWay = undefined;
      });
    void underWay.then(() => next());
  };
}
