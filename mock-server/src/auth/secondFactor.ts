import type { AccountRecord, Collections, SecondFactorRecord } from '../data/records';
import type { Reader, Writer } from '../store/port';

/** The id of the one record of how admins sign in. */
export const SIGN_IN_SETTINGS_ID = 1;

export type Factor = Readonly<SecondFactorRecord>;

/** Loads an account's second factor; undefined if it has none. */
export async function findSecondFactor(
  reader: Reader<Collections>,
  account_id: number,
): Promise<Factor | undefined> {
  const factor = await reader.get('second_factors', account_id);
  return factor?.confirmed_at ? factor : undefined;
}

/**
 * Removes an account's factor when an admin resets it or removes the account, for example after the loss of a
 * phone.
 */
export async function forgetSecondFactor(
  writer: Writer<Collections>,
  account_id: number,
): Promise<void> {
  if (await writer.get('second_factors', account_id))
    await writer.remove('second_factors', account_id);
}

type Account = Readonly<Pick<AccountRecord, 'id' | 'area' | 'role'>>;

/** Whether the role of an account must have a second factor. */
export async function needsSecondFactor(
  reader: Reader<Collections>,
  { area, role }: Omit<Account, 'id'>,
): Promise<boolean> {
  const settings = await reader.get('sign_in_settings', SIGN_IN_SETTINGS_ID);
  return area === 'admin' && settings?.second_factor_roles.includes(Number(role)) === true;
}

/** Whether an account must set up a second factor before it does anything else. */
export const mustSetSecondFactor = async (
  reader: Reader<Collections>,
  account: Account,
): Promise<boolean> =>
  (await needsSecondFactor(reader, account)) && !(await findSecondFactor(reader, account.id));
