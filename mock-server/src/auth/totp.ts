import { createHmac, randomBytes } from 'node:crypto';
import { now } from '../clock';

/** Seconds for which a code counts (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** The number of steps by which a clock may be wrong. */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in Base32 without padding, as authenticator apps read secrets. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
}

/** Generates a secret of 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** Computes the code of a time step: HOTP with SHA-1 (RFC 4226), which every authenticator app knows. */
export function computeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const value = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the time step of an instant in milliseconds. */
export const getTotpStep = (time = now()): number => Math.floor(time / 1000 / STEP_SECONDS);

/**
 * Returns the step whose code this is; undefined for a wrong code, and for one of the last step that
 * was used or before, because a code counts once.
 */
export function findTotpStep(secret: string, code: string, lastStep: number): number | undefined {
  const current = getTotpStep();
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index);
  return steps.find((step) => step > lastStep && computeTotp(secret, step) === code);
}
