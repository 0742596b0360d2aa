import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
const cost = { N: 16_384, r: 8, p: 1 };

/** The same letters in one form, however a keyboard puts them together. */
const normalized = (password: string): string => password.normalize('NFKC');

/** `salt:key` of a password, as it is stored. */
export function hashPassword(password: string, salt = randomBytes(16)): string {
  return `${salt.toString('base64url')}:${scryptSync(normalized(password), salt, keyLength, cost).toString('base64url')}`;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normalized(password), salt, keyLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const nobody = `${randomBytes(16).toString('base64url')}:${randomBytes(keyLength).toString('base64url')}`;

/** Whether a password is the stored one. Without a stored one it takes as long, and is false. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? nobody).split(':');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && stored !== undefined;
}

/** A first password: 72 random bits, to be changed at the first sign-in. */
export const newFirstPassword = (): string => randomBytes(9).toString('base64url');
