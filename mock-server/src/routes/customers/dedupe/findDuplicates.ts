import { createHash } from 'node:crypto';
import type { DuplicateSign } from '@marketplace/shared/schema';
import { DUPLICATE_SIGNS } from '@marketplace/shared/schema';
import { CONTACT_FIELDS, isVerified } from '../../../data/borrowers/personalContacts';
import type { Collections, DistinctPairRecord, UserRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';

/** The fields that are compared and shown, and the creation time of the record. */
export const COMPARED_FIELDS = [
  ...CONTACT_FIELDS,
  'merged_into',
  'tin',
  'first_name',
  'last_name',
  'one_name',
  'birth_date',
  'created_at',
  'reference',
  'customer_name',
  'contact',
] as const satisfies readonly (keyof UserRecord)[];

export type ComparedUser = Readonly<
  Omit<
    Pick<UserRecord, (typeof COMPARED_FIELDS)[number]>,
    'merged_into' | 'reference' | 'mobile_verified' | 'one_name'
  >
> & {
  readonly merged_into?: string | null;
  readonly reference?: string | null;
  readonly mobile_verified?: 0 | 1 | null;
  readonly one_name?: 0 | 1 | null;
};

type User = ComparedUser;

const lower = (text: string): string => text.trim().toLowerCase();

/** The compared value of each sign; '' never matches. */
export const KEYS: Readonly<Record<DuplicateSign, (user: User) => string>> = {
  mobile: ({ mobile_phone_number }) => mobile_phone_number,
  email: ({ email }) => lower(email),
  pan: ({ tin }) => tin.toUpperCase(),
  name_birth_date: ({ first_name, last_name, one_name, birth_date }) =>
    first_name && (last_name || one_name === 1) && birth_date
      ? `${lower(first_name)} ${lower(last_name)} ${birth_date}`
      : '',
};

/** Whether a record is neither erased nor merged into another. */
export const isPerson = ({
  id,
  sign_in,
  merged_into,
}: Pick<User, 'id' | 'sign_in' | 'merged_into'>): boolean =>
  sign_in !== `erased ${id}` && (merged_into ?? null) === null;

/** Returns the signs that two customers share. */
export const findSigns = (first: User, second: User): readonly DuplicateSign[] =>
  DUPLICATE_SIGNS.filter((sign) => {
    const key = KEYS[sign](first);
    return key !== '' && key === KEYS[sign](second);
  });

/**
 * Whether a lender that has looked at the papers has approved or paid out an application with the PAN. A PAN
 * that is only typed in proves nothing.
 */
async function isPanConfirmed(reader: Reader<Collections>, { id, tin }: User): Promise<boolean> {
  const { rows } = await reader.find('applications', {
    filter: { user_id: id, status: ['approved', 'disbursed'] },
  });
  return rows.some(({ pan = tin }) => pan === tin);
}

/** Whether a person has proven the value of a sign. A name and a birth date are only ever typed in. */
const PROOFS: Readonly<
  Record<DuplicateSign, (reader: Reader<Collections>, user: User) => Promise<boolean> | boolean>
> = {
  mobile: (_, user) => isVerified(user, 'mobile'),
  email: (_, user) => isVerified(user, 'email'),
  pan: isPanConfirmed,
  name_birth_date: () => false,
};

/** Returns those of the signs that two customers share that both have proven. */
export async function findProvenSigns(
  reader: Reader<Collections>,
  first: User,
  second: User,
): Promise<readonly DuplicateSign[]> {
  const proven: DuplicateSign[] = [];
  for (const sign of findSigns(first, second))
    if ((await PROOFS[sign](reader, first)) && (await PROOFS[sign](reader, second)))
      proven.push(sign);
  return proven;
}

/** The facts that one person cannot have twice. */
const IDENTITY = ['tin', 'birth_date'] as const;

/** Returns the facts of identity in which two customers differ, though both have given one. */
export const findContradictions = (
  first: User,
  second: User,
): readonly (typeof IDENTITY)[number][] =>
  IDENTITY.filter((name) => first[name] && second[name] && first[name] !== second[name]);

/** Hashes the compared fields of two customers, so that a change of either is detected. */
export const hashCompared = (first: User, second: User): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [first, second]
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map((user) => DUPLICATE_SIGNS.map((sign) => KEYS[sign](user))),
      ),
    )
    .digest('hex');

/** Finds an admin's decision that two customers are different people. */
export async function findDistinct(
  reader: Reader<Collections>,
  ids: readonly [string, string],
): Promise<Readonly<DistinctPairRecord> | undefined> {
  const { rows } = await reader.find('distinct_pairs', {
    filter: { first_id: [...ids], second_id: [...ids] },
  });
  return rows[0];
}
