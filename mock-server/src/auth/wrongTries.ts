import { now } from '../clock';
import { HttpError } from '../httpError';

const mostTries = 10;
const restMilliseconds = 15 * 60_000;
const mostKept = 50_000;

interface Tries {
  count: number;
  since: number;
}

/** Ten wrong passwords for one account from one address, and that pair rests for fifteen minutes. */
export class WrongTries {
  readonly #tries = new Map<string, Tries>();
  readonly #now: () => number;

  constructor(clock: () => number = now) {
    this.#now = clock;
  }

  /** Throws 429 while the pair rests. */
  check(key: string): void {
    const tries = this.#live(key);
    if (!tries || tries.count < mostTries) return;
    const seconds = Math.ceil((tries.since + restMilliseconds - this.#now()) / 1000);
    throw new HttpError(429, 'too_many_tries', {
      params: { minutes: Math.ceil(seconds / 60) },
      retryAfter: seconds,
    });
  }

  /** Counts a try before it is known to be wrong, so that many at once cannot slip through together. */
  begin(key: string): void {
    const tries = this.#live(key) ?? { count: 0, since: this.#now() };
    this.#tries.delete(key);
    this.#tries.set(key, { count: tries.count + 1, since: this.#now() });
    if (this.#tries.size > mostKept) {
      for (const oldest of this.#tries.keys()) {
        this.#tries.delete(oldest);
        break;
      }
    }
  }

  /** A right one: the wrong ones before it no longer count. */
  clear(key: string): void {
    this.#tries.delete(key);
  }

  #live(key: string): Tries | undefined {
    const tries = this.#tries.get(key);
    if (tries && tries.since + restMilliseconds > this.#now()) return tries;
    this.#tries.delete(key);
    return undefined;
  }
}
