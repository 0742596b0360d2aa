import { Unavailable } from '../errors';

/** Milliseconds that work waits for the work before it. */
const QUEUE_TIMEOUT_MS = 10_000;

/** Lets a number of works run at once, in the order in which they come. */
export class Gate {
  #free: number;
  readonly #waiting = new Set<() => void>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(size: number) {
    this.#free = size;
  }

  /** Rejects with Unavailable, and does not begin, if its turn does not come in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#waitForTurn();
    const running = work();
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Resolves when nothing runs or waits. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        this.#waiting.delete(begin);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new Unavailable('The database takes too long'));
      }, QUEUE_TIMEOUT_MS);
      this.#waiting.add(begin);
    });
  }
}
