import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../httpError';

/**
 * The base-2 logarithms of scrypt's N: OWASP's recommendation, and that of demos and tests, which sign in thousands of
 * times: a sign-in takes 3 ms of processor time there, 400 ms at the full cost.
 */
export const PASSWORD_COSTS = { owasp: 17, demo: 10 } as const;
export type PasswordCost = keyof typeof PASSWORD_COSTS;

const R = 8;
const P = 1;
const KEY_LENGTH = 32;
/** Hashing at OWASP's cost takes 128 MB and a thread of libuv's pool, in which files are read, too. */
const MAX_RUNNING = 2;
/** With those that run; the last of them waits for about five seconds. */
const MAX_ADMITTED = 32;
const RETRY_AFTER_SECONDS = 5;

/** A stored password's parts. */
interface Hashed {
  readonly logN: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Normalises Unicode, because keyboards compose the same letters differently. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

const buildOptions = (logN: number) => {
  const N = 2 ** logN;
  return { N, r: R, p: P, maxmem: 256 * N * R };
};

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Formats a stored password in the PHC string format. */
const format = ({ logN, salt, key }: Hashed): string =>
  `$scrypt$ln=${logN},r=${R},p=${P}$${encode(salt)}$${encode(key)}`;

/** Parses a stored password; undefined for none that fits anything. */
function parse(stored: string): Hashed | undefined {
  const phc = /^\$scrypt\$ln=(\d{1,2}),r=8,p=1\$([\w+/]+)\$([\w+/]+)$/u.exec(stored);
  // Earlier versions stored `salt:key`, hashed with N=2^14.
  const earlier = /^([\w-]+):([\w-]+)$/u.exec(stored);
  const [logN = '14', salt, key] = phc?.slice(1) ?? [undefined, ...(earlier?.slice(1) ?? [])];
  if (salt === undefined || key === undefined) return undefined;
  return {
    logN: Number(logN),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

/** The stored password of an account with which nobody can sign in yet. */
export const NO_PASSWORD = '';

/**
 * Hashes a password at the low cost, at once. For passwords that need no more: those of the fixtures, which everybody
 * knows, and random ones, which nobody guesses. The first sign-in stores it at the full cost.
 */
export function hashAtLowCost(password: string): string {
  const logN = PASSWORD_COSTS.demo;
  const salt = randomBytes(16);
  const key = scryptSync(normalizePassword(password), salt, KEY_LENGTH, buildOptions(logN));
  return format({ logN, salt, key });
}

/**
 * Hashes and verifies passwords beside the event loop, two at a time, because each takes much memory; the others wait
 * in order.
 */
export class PasswordHasher {
  readonly #logN: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #admitted = 0;

  constructor(cost: PasswordCost) {
    this.#logN = PASSWORD_COSTS[cost];
  }

  /** Runs a sign-in's work. Throws 429 if so many run or wait that this one would wait too long. */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.#admitted >= MAX_ADMITTED)
      throw new HttpError(429, 'too_many', { retryAfter: RETRY_AFTER_SECONDS });
    this.#admitted += 1;
    try {
      return await work();
    } finally {
      this.#admitted -= 1;
    }
  }

  /** Returns the stored form of a password. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#derive(password, salt, this.#logN);
    return format({ logN: this.#logN, salt, key });
  }

  /**
   * Whether a password matches the stored one. A refusal takes as long without a stored one, or with one of a lower
   * cost, so that the time does not reveal whether an account exists.
   */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const known = parse(stored ?? NO_PASSWORD);
    if (known) {
      const derived = await this.#derive(password, known.salt, known.logN);
      if (timingSafeEqual(derived, known.key)) return true;
    }
    if (!known || known.logN < this.#logN)
      await this.#derive(password, randomBytes(16), this.#logN);
    return false;
  }

  /** Whether a stored password has a lower cost than new ones get. */
  isOutdated(stored: string): boolean {
    return (parse(stored)?.logN ?? this.#logN) < this.#logN;
  }

  async #derive(password: string, salt: Buffer, logN: number): Promise<Buffer> {
    if (this.#running >= MAX_RUNNING)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await new Promise((resolve, reject) => {
        scrypt(normalizePassword(password), salt, KEY_LENGTH, buildOptions(logN), (error, key) =>
          error ? reject(error) : resolve(key),
        );
      });
    } finally {
      // The next one takes over this one's turn.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/**
 * Generates an initial password of 72 random bits, which the owner must change at the first
 * sign-in.
 */
export const newFirstPassword = (): string => randomBytes(9).toString('base64url');
