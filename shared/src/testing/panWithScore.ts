import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NUMBERS = 10_000;
const PANS = NUMBERS * LETTERS.length ** 5;

/** Reads 48 bits, many more than the 37 of all PANs, so that each PAN is as likely as any other. */
const hashText = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** Builds one of the PANs of individuals, whose fourth letter is P; the other letters and the digits are free. */
function buildPan(index: number): string {
  let rest = Math.floor(index / NUMBERS);
  const letters = Array.from({ length: 5 }, () => {
    const letter = LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
    return letter;
  }).join('');
  const digits = String(index % NUMBERS).padStart(4, '0');
  return `${letters.slice(0, 3)}P${letters.charAt(3)}${digits}${letters.charAt(4)}`;
}

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
