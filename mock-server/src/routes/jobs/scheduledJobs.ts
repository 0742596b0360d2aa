import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { now } from '../../clock';
import type { Context } from '../../context';
import { runScheduledJobs } from './runScheduledJobs';

const PAUSE_MS = 10_000;

/** Requests wait so long for a run of jobs; longer ones, such as a campaign to thousands, go on beside them. */
const MAX_WAIT_MS = 5000;

/**
 * Runs the due jobs before a request, at most every ten seconds by the server's clock. So responses
 * show their result, and a shifted clock takes effect at once.
 */
export function scheduledJobs(context: Context): RequestHandler {
  let done = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let waited: Promise<void> | undefined;
  return (_request, _response, next) => {
    if (!running && Math.abs(now() - done) < PAUSE_MS) {
      next();
      return;
    }
    if (!running) {
      running = runScheduledJobs(context)
        .catch((error: unknown) => {
          context.log.error({ err: error }, 'what is due could not be done');
        })
        .finally(() => {
          done = now();
          running = undefined;
        });
      waited = Promise.race([running, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    void waited?.then(() => next());
  };
}
