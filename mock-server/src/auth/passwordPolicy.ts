import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { AccountRecord } from '../data/records';
import type { HttpError } from '../httpError';
import { wrongField } from '../httpError';
import { passwordFits } from './passwords';

/** The words of the estimator's best score: more than 10^10 guesses. */
const BEST_SCORE = 4;
/** Shorter parts of a name or an address are in too many words to be told apart. */
const SHORTEST_PART = 4;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Fetched at the first use: the lists of common passwords take 15 MB, and most servers never ask. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs }),
  );
  return estimator;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What of a name and an e-mail address a password may not hold. */
function personalParts({ name, email }: Pick<AccountRecord, 'name' | 'email'>): string[] {
  const words = plain(name).split(/[\s.'-]+/u);
  const [local = '', domain = ''] = plain(email).split('@');
  const parts = [words.join(''), ...words, local, ...local.split(/[._+-]/u), domain];
  return [...new Set(parts)].filter((part) => Array.from(part).length >= SHORTEST_PART);
}

/**
 * Why an account may not have a new password: the field's error, or undefined where it may. Asks for no
 * sorts of characters (NIST SP 800-63B); the length is the schema's.
 */
export async function refusePassword(
  account: Readonly<AccountRecord>,
  wanted: string,
): Promise<HttpError | undefined> {
  if (await passwordFits(wanted, account.password_hash))
    return wrongField('new_password', 'password_same');
  const parts = personalParts(account);
  const squeezed = plain(wanted).replaceAll(/[\s._-]/gu, '');
  if (parts.some((part) => plain(wanted).includes(part) || squeezed.includes(part)))
    return wrongField('new_password', 'password_personal');
  const { score } = (await loadEstimator()).check(wanted.slice(0, 100), parts);
  return score < BEST_SCORE ? wrongField('new_password', 'password_common') : undefined;
}
