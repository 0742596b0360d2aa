import type { Area } from '../../resources/area';
import { changePassword as changePasswordCall } from '../../api/calls/session/session';
import type { Client } from '../../api/client';
import { replaceToken } from '../storage/credentials';

export interface Passwords {
  password: string;
  new_password: string;
}

/** Changes the password of a console account. This session continues with a new token; all others end. */
export async function changePassword(
  area: Extract<Area, 'admin' | 'partner'>,
  client: Pick<Client, 'call'>,
  passwords: Passwords,
): Promise<void> {
  const { token } = await client.call(changePasswordCall, { body: passwords });
  replaceToken(area, token);
}
