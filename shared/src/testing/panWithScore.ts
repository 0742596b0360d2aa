import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PANS = LETTERS.length ** 2 * 10_000;

const hashText = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);

const buildPan = (index: number): string => {
  const first = LETTERS.charAt(Math.floor(index / 10_000) % LETTERS.length);
  const last = LETTERS.charAt(Math.floor(index / 10_000 / LETTERS.length) % LETTERS.length);
  return `ABCP${first}${String(index % 10_000).padStart(4, '0')}${last}`;
};

/** Computes the score that the mock server's credit bureau returns for a PAN. */
const computeScore = (pan: string): number =>
  620 + (createHash('sha256').update(pan).digest().readUInt16BE(0) % 220);

/**
 * Returns a PAN with the given credit score, always the same one for an owner. Accounts cannot share a PAN, and the
 * score decides which lenders match, so each person in a test needs their own PAN with the expected score.
 */
export function panWithScore(owner: string, score: number): string {
  for (let index = hashText(owner) % PANS; ; index = (index + 1) % PANS)
    if (computeScore(buildPan(index)) === score) return buildPan(index);
}
