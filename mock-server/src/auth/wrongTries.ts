import { now } from '../clock';
import { HttpError } from '../httpError';

const mostFromOneAddress = 10;
const mostFromStrangers = 50;
const restMilliseconds = 15 * 60_000;
const strangerSeconds = 60;
const mostKept = 50_000;

interface Tries {
  count: number;
  since: number;
}

/** Who tries to sign in: an account, or what may be one, from a network address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

const pairOf = ({ account, address }: Attempt): string => `${account} ${address}`;

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= mostKept) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    break;
  }
}

/**
 * Ten wrong tries for one account from one address, and that pair rests for fifteen minutes. When many
 * addresses together have tried one account fifty times, those it has never been entered from get one
 * try a minute; the owner's own stay free, so that no stranger can lock the owner out.
 */
export class WrongTries {
  readonly #pairs = new Map<string, Tries>();
  readonly #accounts = new Map<string, Tries>();
  readonly #trusted = new Map<string, true>();
  readonly #now: () => number;

  constructor(clock: () => number = now) {
    this.#now = clock;
  }

  /** Throws 429 while the pair, or every stranger to the account, has to wait. */
  check(attempt: Attempt): void {
    const tries = this.#live(this.#pairs, pairOf(attempt));
    if (tries && tries.count >= mostFromOneAddress) {
      throw this.#refusal(Math.ceil((tries.since + restMilliseconds - this.#now()) / 1000));
    }
    if (this.#trusted.has(pairOf(attempt))) return;
    const all = this.#live(this.#accounts, attempt.account);
    if (!all || all.count < mostFromStrangers) return;
    const wait = Math.ceil((all.since - this.#now()) / 1000) + strangerSeconds;
    if (wait > 0) throw this.#refusal(wait);
  }

  /** Counts a try before it is known to be wrong, so that many at once cannot slip through together. */
  begin(attempt: Attempt): void {
    this.#count(this.#pairs, pairOf(attempt));
    this.#count(this.#accounts, attempt.account);
  }

  /** A right one: the wrong ones of this address no longer count, and it is no stranger from now on. */
  clear(attempt: Attempt): void {
    this.#pairs.delete(pairOf(attempt));
    keep(this.#trusted, pairOf(attempt), true);
  }

  #count(map: Map<string, Tries>, key: string): void {
    const tries = this.#live(map, key) ?? { count: 0, since: 0 };
    keep(map, key, { count: tries.count + 1, since: this.#now() });
  }

  #refusal(seconds: number): HttpError {
    return new HttpError(429, 'too_many_tries', {
      params: { minutes: Math.ceil(seconds / 60) },
      retryAfter: seconds,
    });
  }

  #live(map: Map<string, Tries>, key: string): Tries | undefined {
    const tries = map.get(key);
    if (tries && tries.since + restMilliseconds > this.#now()) return tries;
    map.delete(key);
    return undefined;
  }
}
