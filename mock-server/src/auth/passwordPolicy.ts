import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { AccountRecord } from '../data/records';
import type { HttpError } from '../httpError';
import { wrongField } from '../httpError';
import type { PasswordHasher } from './passwords';

/** zxcvbn's best score: more than 10^10 guesses. */
const BEST_SCORE = 4;
/** Minimum length of a checked part of a name or an e-mail address; too many words contain shorter ones. */
const MIN_PART_LENGTH = 4;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loads the estimator on first use: the lists of common passwords take 15 MB, and most servers never need them. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs }),
  );
  return estimator;
}

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the parts of a name and an e-mail address that a password must not contain. */
function listPersonalParts({ name, email }: Pick<AccountRecord, 'name' | 'email'>): string[] {
  const words = normalizeText(name).split(/[\s.'-]+/u);
  const [local = '', domain = ''] = normalizeText(email).split('@');
  const parts = [words.join(''), ...words, local, ...local.split(/[._+-]/u), domain];
  return [...new Set(parts)].filter((part) => Array.from(part).length >= MIN_PART_LENGTH);
}

/**
 * Checks a new password for an account. Returns the field's error, or undefined if the password is
 * allowed. Does not require kinds of characters (NIST SP 800-63B); the schema checks the length.
 */
export async function refusePassword(
  passwords: PasswordHasher,
  account: Readonly<AccountRecord>,
  wanted: string,
): Promise<HttpError | undefined> {
  if (await passwords.verify(wanted, account.password_hash))
    return wrongField('new_password', 'password_same');
  const parts = listPersonalParts(account);
  const withoutSeparators = normalizeText(wanted).replaceAll(/[\s._-]/gu, '');
  if (
    parts.some((part) => normalizeText(wanted).includes(part) || withoutSeparators.includes(part))
  )
    return wrongField('new_password', 'password_personal');
  const { score } = (await loadEstimator()).check(wanted.slice(0, 100), parts);
  return score < BEST_SCORE ? wrongField('new_password', 'password_common') : undefined;
}
