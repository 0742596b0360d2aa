import { agoIso, DAY_MS, isoBefore, MINUTE_MS, now, nowIso } from '../clock';
import type { Collections, LoginAttemptRecord } from '../data/records';
import { HttpError } from '../httpError';
import type { Reader, Storage, Writer } from '../store/port';
import { hashSecret } from './tokens';

/** Maximum number of failed attempts at one account: from one address, and from all addresses together. */
export const MAX_FAILED_ATTEMPTS = { address: 10, account: 50 } as const;
/** Milliseconds for which failed attempts count. */
export const LOCK_OUT_MS = 15 * MINUTE_MS;
/** Days for which an address counts as known to an account after a sign-in. */
const KNOWN_DAYS = 90;

/** A sign-in attempt: the account, or the contact tried, and the network address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
}

type Kind = LoginAttemptRecord['kind'];

/** Hashes account and address, because they are personal data. */
function buildKey(kind: Kind, { account, address }: Attempt): string {
  return hashSecret(kind === 'account' ? account : `${account} ${address}`, kind);
}

async function findAttempts(
  reader: Reader<Collections>,
  kind: Kind,
  attempt: Attempt,
): Promise<Readonly<LoginAttemptRecord> | undefined> {
  const filter = { key: buildKey(kind, attempt) };
  const { rows } = await reader.find('login_attempts', { filter, range: [0, 0] });
  return rows[0];
}

const isCounting = (record: Readonly<LoginAttemptRecord> | undefined): boolean =>
  record !== undefined && record.at > agoIso(LOCK_OUT_MS);

async function recordAttempt(
  writer: Writer<Collections>,
  kind: Kind,
  attempt: Attempt,
  record: Readonly<LoginAttemptRecord> | undefined,
): Promise<void> {
  const count = record && isCounting(record) ? record.count + 1 : 1;
  if (record) await writer.update('login_attempts', record.id, { count, at: nowIso() });
  else {
    const key = buildKey(kind, attempt);
    await writer.insert('login_attempts', { kind, key, count, at: nowIso() });
  }
}

function buildRefusal(until: number): HttpError {
  const seconds = Math.max(1, Math.ceil((until - now()) / 1000));
  const params = { count: Math.ceil(seconds / 60) };
  return new HttpError(429, 'too_many_tries', { params, retryAfter: seconds });
}

/**
 * Slows down guessing of passwords. After ten failed attempts at one account from one
 * address, blocks that pair for fifteen minutes. After fifty failed attempts at one account from
 * all addresses together, allows unknown addresses one attempt a minute; addresses from which the
 * owner has signed in stay unlimited, so that a stranger cannot lock the owner out. The store holds
 * the counts, so they survive a restart, and all processes on one database share them.
 */
export class LoginThrottle {
  readonly #store: Storage<Collections>;

  constructor(store: Storage<Collections>) {
    this.#store = store;
  }

  /** Rejects with 429 while the pair, or every unknown address of the account, has to wait. */
  async check(attempt: Attempt, reader: Reader<Collections> = this.#store): Promise<void> {
    const pair = await findAttempts(reader, 'pair', attempt);
    if (pair && isCounting(pair) && pair.count >= MAX_FAILED_ATTEMPTS.address) {
      throw buildRefusal(Date.parse(pair.at) + LOCK_OUT_MS);
    }
    if (await findAttempts(reader, 'known', attempt)) return;
    const account = await findAttempts(reader, 'account', attempt);
    if (!account || !isCounting(account) || account.count < MAX_FAILED_ATTEMPTS.account) return;
    const free = Date.parse(account.at) + MINUTE_MS;
    if (free > now()) throw buildRefusal(free);
  }

  /**
   * Checks and counts an attempt before verifying it, so that many parallel attempts cannot slip
   * through. Rejects with 429 as `check` does.
   */
  async begin(attempt: Attempt): Promise<void> {
    await this.#store.tx(async (writer) => {
      await this.check(attempt, writer);
      for (const kind of ['pair', 'account'] as const)
        await recordAttempt(writer, kind, attempt, await findAttempts(writer, kind, attempt));
    });
  }

  /** Clears the failed attempts of this address after a successful sign-in, and marks the address as known. */
  async clear(attempt: Attempt): Promise<void> {
    await this.#store.tx(async (writer) => {
      const pair = await findAttempts(writer, 'pair', attempt);
      if (pair) await writer.remove('login_attempts', pair.id);
      const known = await findAttempts(writer, 'known', attempt);
      if (!known || known.at < agoIso(DAY_MS)) await recordAttempt(writer, 'known', attempt, known);
    });
  }
}

/** Filters of `login_attempts` that no longer count at a time, for the scheduled clean-up. */
export const buildExpiredAttemptFilters = (
  time: number,
): readonly Readonly<Record<string, unknown>>[] => [
  { kind: ['pair', 'account'], at_lt: isoBefore(time, LOCK_OUT_MS) },
  { kind: 'known', at_lt: isoBefore(time, KNOWN_DAYS * DAY_MS) },
];
