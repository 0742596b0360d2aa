import { MINUTE_MS } from '../../clock';
import type { Context } from '../../context';
import { confirmJump } from '../../data/jobClock';
import { runScheduledJobs } from './runScheduledJobs';

/**
 * Runs the due jobs at the start and then every minute, one run at a time. No request waits for them, and none
 * starts them.
 */
export class ScheduledJobs {
  readonly #context: Context;
  readonly #timer = setInterval(() => void this.#start(), MINUTE_MS).unref();
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(context: Context) {
    this.#context = context;
    void this.#start();
  }

  /** Runs all that is due now, for tests that move the clock, which may confirm its jump as an admin would. */
  async run({ confirmClock }: { readonly confirmClock: boolean }): Promise<void> {
    await this.#running;
    if (confirmClock) await this.#context.store.tx((writer) => confirmJump(writer, undefined));
    await this.#start();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  #start(): Promise<void> {
    this.#running ??= runScheduledJobs(this.#context, () => this.#isStopped).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}
