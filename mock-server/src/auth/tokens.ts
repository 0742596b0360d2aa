import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Generates a bearer token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Hashes a token or OTP for storage. `salt` prevents looking up the hash of a six-digit code.
 */
export function hashSecret(secret: string, salt = ''): string {
  return createHash('sha256').update(`${salt}:${secret}`).digest('base64url');
}

/** Generates an OTP of six random digits. */
export function newOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
