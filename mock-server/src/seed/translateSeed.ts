import type { LenderRecord, UserRecord } from '../data/records';
import { formatShortName } from '../data/borrowers/formatShortName';
import type { NewRecord } from '../store/port';
import {
  HINDI_CITIES,
  HINDI_FEMALE_NAMES,
  HINDI_LAST_NAMES,
  HINDI_MALE_NAMES,
  HINDI_OFFER,
} from './fixtures/hindi';
import { createRandom } from './random';

/**
 * Replaces the consumers' names and places with Hindi ones, and sets their language. Consumers
 * without a name stay without.
 */
export function translateUsers(users: readonly NewRecord<UserRecord>[]): NewRecord<UserRecord>[] {
  const random = createRandom(91);
  return users.map((user) => {
    if (user.first_name === '') return { ...user, language: 2 };
    const first = random.pick(user.gender === 'female' ? HINDI_FEMALE_NAMES : HINDI_MALE_NAMES);
    const named = { ...user, first_name: first, last_name: random.pick(HINDI_LAST_NAMES) };
    return {
      ...named,
      customer_name: formatShortName(named),
      city: random.pick(HINDI_CITIES),
      language: 2,
    };
  });
}

/** Replaces the lenders' descriptions with the Hindi ones. */
export function translateLenders(
  lenders: readonly NewRecord<LenderRecord>[],
): NewRecord<LenderRecord>[] {
  return lenders.map((lender) => ({
    ...lender,
    lender_description: lender.lender_description_hi ?? '',
    so_text: lender.so_text === '' ? '' : HINDI_OFFER,
  }));
}
