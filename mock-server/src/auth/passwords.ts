import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;
const cost = { N: 16_384, r: 8, p: 1 };

/** Normalises Unicode, because keyboards compose the same letters differently. */
const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Returns the stored form of a password: `salt:key`. */
export function hashPassword(password: string, salt = randomBytes(16)): string {
  return `${salt.toString('base64url')}:${scryptSync(normalizePassword(password), salt, KEY_LENGTH, cost).toString('base64url')}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normalizePassword(password), salt, KEY_LENGTH, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const dummyHash = `${randomBytes(16).toString('base64url')}:${randomBytes(KEY_LENGTH).toString('base64url')}`;

/**
 * Whether a password matches the stored one. Without a stored one this returns false after the same
 * time, so that the time does not reveal whether an account exists.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? dummyHash).split(':');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== undefined;
}

/**
 * Generates an initial password of 72 random bits, which the owner must change at the first
 * sign-in.
 */
export const newFirstPassword = (): string => randomBytes(9).toString('base64url');
