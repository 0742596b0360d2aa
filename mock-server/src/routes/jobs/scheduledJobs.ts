import type { RequestHandler } from 'express';
import { now } from '../../clock';
import type { Context } from '../../context';
import { runScheduledJobs } from './runScheduledJobs';

const pauseMilliseconds = 10_000;

/**
 * Runs the due jobs before a request, at most every ten seconds by the server's clock. So every
 * response shows their result, and a shifted clock takes effect at once.
 */
export function scheduledJobs(context: Context): RequestHandler {
  let done = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  return (_request, _response, next) => {
    if (!running && Math.abs(now() - done) < pauseMilliseconds) {
      next();
      return;
    }
    running ??= runScheduledJobs(context)
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'what is due could not be done');
      })
      .finally(() => {
        done = now();
        running = undefined;
      });
    void running.then(() => next());
  };
}
