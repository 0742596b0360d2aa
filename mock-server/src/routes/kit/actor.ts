import type { Collections } from '../../data/records';
import type { Reader } from '../../store/port';

/** An admin account and its name. */
export interface Actor {
  readonly account_id: number;
  readonly name: string;
}

/** Loads the account of a session's admin. */
export async function loadActor(
  reader: Reader<Collections>,
  session: { readonly account_id: number | null } | undefined,
): Promise<Actor> {
  const account_id = session?.account_id ?? 0;
  const account = await reader.get('accounts', account_id);
  return { account_id, name: account?.name ?? '' };
}
