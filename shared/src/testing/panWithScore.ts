import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PANS = LETTERS.length ** 2 * 10_000;

/** The PANs that this process has given, by owner and score. A server is tested by one process. */
const given = new Map<string, string>();
const taken = new Set<string>();

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

function findFreePan(owner: string, score: number): string {
  for (let index = hashText(owner) % PANS; ; index = (index + 1) % PANS) {
    const pan = buildPan(index);
    if (computeScore(pan) === score && !taken.has(pan)) return pan;
  }
}

/**
 * Returns a PAN with the given credit score, always the same one for an owner and never that of another owner.
 * Accounts cannot share a PAN, and the score decides which lenders match, so each person in a test needs their own
 * PAN with the expected score.
 */
export function panWithScore(owner: string, score: number): string {
  const key = `${owner} ${score}`;
  const pan = given.get(key) ?? findFreePan(owner, score);
  given.set(key, pan);
  taken.add(pan);
  return pan;
}
