import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A bearer token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token or a passcode. `salt` keeps six digits from being looked up. */
export function hashed(secret: string, salt = ''): string {
  return createHash('sha256').update(`${salt}:${secret}`).digest('base64url');
}

/** A one-time passcode: six random digits. */
export function newPasscode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
