import type { AccountRecord, Collections, SecondFactorRecord } from '../data/records';
import type { Reader, Storage, Writer } from '../store/port';

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
  if (area === 'admin') return settings?.second_factor_roles.includes(Number(role)) === true;
  return settings?.second_factor_owners === true && (role === 'owner' || role === '');
}

/** Requires a second factor of full access and of partners' owners, unless it is set who must have one. */
export async function requireSecondFactorByDefault(store: Storage<Collections>): Promise<void> {
  if (await store.get('sign_in_settings', SIGN_IN_SETTINGS_ID)) return;
  await store.tx(async (writer) => {
    // Another process may have set it in the meantime.
    if (await writer.get('sign_in_settings', SIGN_IN_SETTINGS_ID)) return;
    await writer.insert('sign_in_settings', {
      id: SIGN_IN_SETTINGS_ID,
      second_factor_roles: [1],
      second_factor_owners: true,
    });
  });
}

/** Whether an account must set up a second factor before it does anything else. */
export const mustSetSecondFactor = async (
  reader: Reader<Collections>,
  account: Account,
): Promise<boolean> =>
  (await needsSecondFactor(reader, account)) && !(await findSecondFactor(reader, account.id));
