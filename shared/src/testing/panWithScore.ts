import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PANS = LETTERS.length ** 2 * 10_000;

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);

const panAt = (index: number): string => {
  const first = LETTERS.charAt(Math.floor(index / 10_000) % LETTERS.length);
  const last = LETTERS.charAt(Math.floor(index / 10_000 / LETTERS.length) % LETTERS.length);
  return `ABCP${first}${String(index % 10_000).padStart(4, '0')}${last}`;
};

/** What the mock server's credit bureau answers for a PAN. */
const scoreOf = (pan: string): number =>
  620 + (createHash('sha256').update(pan).digest().readUInt16BE(0) % 220);

/**
 * The PAN of the person that `owner` names, always the same one. No two accounts can hold one PAN, and its credit
 * score decides which lenders match, so every person of a test has another PAN with the score that the test counts on.
 */
export function panWithScore(owner: string, score: number): string {
  for (let index = numberOf(owner) % PANS; ; index = (index + 1) % PANS)
    if (scoreOf(panAt(index)) === score) return panAt(index);
}
