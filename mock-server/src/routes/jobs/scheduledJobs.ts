import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { MINUTE_MS, now } from '../../clock';
import type { Context } from '../../context';
import { runScheduledJobs } from './runScheduledJobs';

const PAUSE_MS = 10_000;

/**
 * Maximum time for which requests wait for a run of jobs; a longer run, such as a campaign to thousands,
 * continues beside them.
 */
const MAX_WAIT_MS = 5000;

/**
 * Runs the due jobs every minute, and before a request, at most every ten seconds by the server's clock. So
 * nothing waits for a request, responses show the result, and a shifted clock takes effect at once.
 */
export class ScheduledJobs {
  readonly #context: Context;
  readonly #timer = setInterval(() => this.#start(), MINUTE_MS).unref();
  #done = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  #waited: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  readonly runBeforeRequest: RequestHandler = (_request, _response, next) => {
    if (!this.#running && Math.abs(now() - this.#done) < PAUSE_MS) {
      next();
      return;
    }
    this.#start();
    void this.#waited?.then(() => next());
  };

  stop(): void {
    clearInterval(this.#timer);
  }

  #start(): void {
    if (this.#running) return;
    this.#running = runScheduledJobs(this.#context)
      .catch((error: unknown) => {
        this.#context.log.error({ err: error }, 'what is due could not be done');
      })
      .finally(() => {
        this.#done = now();
        this.#running = undefined;
      });
    this.#waited = Promise.race([this.#running, wait(MAX_WAIT_MS, undefined, { ref: false })]);
  }
}
