import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CorruptData } from './errors';
import { toStoreError } from './fullDisk';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what stored data must not show to whoever reads it without the key. */
export interface Seal {
  close(text: string): string;
  /** Throws CorruptData if the folder's key did not close the text. */
  open(sealed: string): string;
}

/**
 * Makes a key in a file that its owner alone may read. Of processes that start at once, the first one's counts. Leaves
 * no half of a key on a full disk.
 */
function makeKey(path: string): void {
  const unfinished = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
    linkSync(unfinished, path);
  } catch (error) {
    if (!existsSync(path)) throw toStoreError(error);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Reads the key of a data folder, or makes it. */
function readKey(path: string): Buffer {
  if (!existsSync(path)) makeKey(path);
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64url');
  if (key.length !== KEY_BYTES) throw new CorruptData(`${path} is damaged. It was left as it is.`);
  return key;
}

/** Creates a seal with a key of 32 bytes, which `name` tells in the failure of another key. */
export function createSeal(key: Buffer, name: string): Seal {
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new CorruptData(
          `${name} is not the key that the data was encrypted with. The data was left as it is; put the key back, or run "npm run reset".`,
          { cause: error },
        );
      }
    },
  };
}

/** Opens the seal of a data folder. */
export function openSeal(folder: string): Seal {
  const path = join(folder, 'data.key');
  return createSeal(readKey(path), path);
}

/** Opens the seal of a database: by the key of the environment, or else by that of the server's data folder. */
export function openDatabaseSeal(folder: string, key: string | undefined): Seal {
  if (key === undefined) return openSeal(folder);
  return createSeal(Buffer.from(hkdfSync('sha256', key, '', 'data', KEY_BYTES)), 'DATA_KEY');
}
