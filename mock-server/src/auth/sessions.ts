import { now, nowIso } from '../clock';
import type { Area } from '@marketplace/shared/api';
import type { Collections, SessionRecord } from '../data/records';
import type { Reader, Writer } from '../store/port';
import { hashed, newToken } from './tokens';

export type Session = Readonly<SessionRecord>;

/** Who signs in; what does not belong to the area is null. */
export type Holder = Pick<SessionRecord, 'user_id' | 'account_id' | 'role_id' | 'partner_id'>;

interface SessionOptions {
  readonly minutes?: number;
  readonly masqueradeBy?: number;
  readonly readOnly?: boolean;
}

const defaultMinutes: Record<Area, number> = {
  consumer: 24 * 60,
  partner: 12 * 60,
  admin: 12 * 60,
};

/** Starts a session and answers its token, which is kept nowhere. Expired ones are swept out. */
export async function startSession(
  writer: Writer<Collections>,
  area: Area,
  holder: Holder,
  options: SessionOptions = {},
): Promise<string> {
  const { masqueradeBy, readOnly = false } = options;
  const minutes = options.minutes ?? defaultMinutes[area];
  const time = now();
  const expired = await writer.find('sessions', {
    filter: { expires_at_lt: new Date(time).toISOString() },
    range: [0, 99],
  });
  for (const { id } of expired.rows) await writer.remove('sessions', id);
  const token = newToken();
  await writer.insert('sessions', {
    ...holder,
    token_hash: hashed(token),
    area,
    expires_at: new Date(time + minutes * 60_000).toISOString(),
    masquerade_by: masqueradeBy ?? null,
    read_only: readOnly,
  });
  return token;
}

/** The live session of an Authorization header, if it names one. */
export async function findSession(
  reader: Reader<Collections>,
  authorization: string | undefined,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/iu.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const { rows } = await reader.find('sessions', { filter: { token_hash: hashed(token) } });
  const [session] = rows;
  return session && session.expires_at > nowIso() ? session : undefined;
}

/** Ends a session; ending one that is over is no error. */
export async function endSession(writer: Writer<Collections>, session: Session): Promise<void> {
  if (await writer.get('sessions', session.id)) await writer.remove('sessions', session.id);
}

/** Ends every session of a console account, once its rights or its password have changed. */
export async function endSessions(writer: Writer<Collections>, accountId: number): Promise<void> {
  const { rows } = await writer.find('sessions', { filter: { account_id: accountId } });
  for (const { id } of rows) await writer.remove('sessions', id);
}
