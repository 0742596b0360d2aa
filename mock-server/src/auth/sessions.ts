import type { Area } from '@marketplace/shared/api';
import type { ApiKey } from '@marketplace/shared/schema';
import { MINUTE_MS, now, nowIso } from '../clock';
import type { Collections, SessionRecord } from '../data/records';
import type { Reader, Writer } from '../store/port';
import { getKeyExpiry } from '../data/views';
import { isLive, type SessionLimits } from './sessionExpiry';
import { hashSecret, newToken } from './tokens';

/** A live session, or the rights of a partner's key in the form of a session. */
export type Session = Readonly<SessionRecord> & {
  readonly apiKey?: Pick<ApiKey, 'mode' | 'scopes' | 'name' | 'networks'>;
};

/** Returns what names the account behind a session, however often it signs in; a key is an account of its own. */
export const getAccountKey = ({ area, apiKey, id, user_id, account_id }: Session): string =>
  `${area}:${apiKey ? `key ${id}` : (user_id ?? account_id ?? id)}`;

/** The owner of a session. Ids that do not apply to the area are null. */
export type Holder = Pick<
  SessionRecord,
  'user_id' | 'account_id' | 'role_id' | 'partner_id' | 'partner_role'
>;

/** The admin's own session behind a masquerade, and the id of the masquerade's log entry. */
interface MasqueradeOf {
  readonly parent: Session;
  readonly logId: number;
  readonly readOnly: boolean;
  readonly minutes: number;
}

export interface NewSession {
  readonly area: Area;
  readonly holder: Holder;
  /** Browser and system that started the session. */
  readonly device: string;
  readonly masquerade?: MasqueradeOf;
  /** Whether the session allows nothing but setting a new password. */
  readonly mustChangePassword?: boolean;
  /** Whether the session still needs the code of the second factor and allows nothing else. */
  readonly secondFactorDue?: boolean;
  /** Whether the session allows nothing but setting up a second factor. */
  readonly mustSetSecondFactor?: boolean;
}

/** Starts a session and returns its token. Stores only the token's hash. */
export async function startSession(
  writer: Writer<Collections>,
  limits: SessionLimits,
  {
    area,
    holder,
    device,
    masquerade,
    mustChangePassword = false,
    secondFactorDue = false,
    mustSetSecondFactor = false,
  }: NewSession,
): Promise<string> {
  const minutes = masquerade?.minutes ?? limits[area].hours * 60;
  const token = newToken();
  const at = nowIso();
  if (area === 'consumer' && holder.user_id !== null)
    await writer.insert('sign_ins', { user_id: holder.user_id, at, device });
  await writer.insert('sessions', {
    ...holder,
    token_hash: hashSecret(token),
    area,
    device,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(now() + minutes * MINUTE_MS).toISOString(),
    masquerade_by: masquerade?.parent.account_id ?? null,
    masquerade_id: masquerade?.logId ?? null,
    parent_id: masquerade?.parent.id ?? null,
    read_only: masquerade?.readOnly ?? false,
    must_change_password: mustChangePassword,
    second_factor_due: secondFactorDue,
    must_set_second_factor: mustSetSecondFactor,
  });
  return token;
}

/** The prefix of every partner's key. */
const KEY_PREFIX = 'mpk_';

/** Returns the message for a caller without a live token: a key has its own. */
export const getSignedOutReason = (authorization: string | undefined) =>
  authorization?.startsWith(`Bearer ${KEY_PREFIX}`) ? 'bad_key' : 'signed_out';

/** Finds the rights of a key that is neither revoked nor expired and whose partner is active. */
async function findKey(reader: Reader<Collections>, key: string): Promise<Session | undefined> {
  const { rows } = await reader.find('api_keys', { filter: { key_hash: hashSecret(key) } });
  const [found] = rows;
  if (!found || found.revoked_at !== null || getKeyExpiry(found) <= nowIso()) return undefined;
  const partner = await reader.get('partners', found.partner_id);
  if (partner?.status !== 1) return undefined;
  const { id, version, partner_id, key_hash, name, mode, scopes, last_used_at } = found;
  const { networks = [] } = found;
  return {
    id,
    version,
    token_hash: key_hash,
    area: 'partner',
    user_id: null,
    account_id: null,
    role_id: null,
    partner_id,
    expires_at: '',
    masquerade_by: null,
    read_only: false,
    last_used_at: last_used_at ?? '',
    apiKey: { name, mode, scopes, networks },
  };
}

/** Finds the live session of an Authorization header. A masquerade ends with the admin's own session. */
export async function findSession(
  reader: Reader<Collections>,
  limits: SessionLimits,
  authorization: string | undefined,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/iu.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  if (token.startsWith(KEY_PREFIX)) return findKey(reader, token);
  const { rows } = await reader.find('sessions', { filter: { token_hash: hashSecret(token) } });
  const [session] = rows;
  // A sign-in without its second factor is not complete.
  if (!session || session.second_factor_due || !isLive(session, limits)) return undefined;
  if (session.masquerade_by === null) return session;
  const parent = session.parent_id ? await reader.get('sessions', session.parent_id) : undefined;
  return parent && isLive(parent, limits) ? session : undefined;
}

/** Minimum time between two saved uses of a session. */
const USE_SAVE_INTERVAL_MS = MINUTE_MS;

/** Whether the session's last use is old enough to save the next one. */
export const isUseDue = ({ last_used_at }: Session): boolean =>
  !last_used_at || Math.abs(now() - Date.parse(last_used_at)) >= USE_SAVE_INTERVAL_MS;

/** Saves the use of a session. Using a masquerade also uses the admin's own session. */
export async function recordUse(writer: Writer<Collections>, session: Session): Promise<void> {
  if (session.apiKey) {
    await writer.update('api_keys', session.id, { last_used_at: nowIso() });
    return;
  }
  for (const id of [session.id, session.parent_id]) {
    // Another call may have ended the session since.
    if (id && (await writer.get('sessions', id)))
      await writer.update('sessions', id, { last_used_at: nowIso() });
  }
}

async function closeLog(
  writer: Writer<Collections>,
  { masquerade_id }: Session,
  at: string,
): Promise<void> {
  const entry = masquerade_id ? await writer.get('masquerades', masquerade_id) : undefined;
  if (entry && (entry.until ?? at) > at)
    await writer.update('masquerades', entry.id, { until: at });
}

/** Ends a session and its masquerades. Does nothing if the session has already ended. */
export async function endSession(
  writer: Writer<Collections>,
  session: Session,
  at = nowIso(),
): Promise<void> {
  const { rows } = await writer.find('sessions', { filter: { parent_id: session.id } });
  for (const one of [session, ...rows]) {
    if (!(await writer.get('sessions', one.id))) continue;
    await writer.remove('sessions', one.id);
    await closeLog(writer, one, at);
  }
}

/** The owner of sessions: a borrower, a console account with all its masquerades, or a whole partner. */
export type SessionOwner =
  | { readonly user_id: string }
  | { readonly account_id: number }
  | { readonly partner_id: number };

/** Ends all sessions of an owner, after a change of rights or password, or at the owner's request. */
export async function endAllSessions(
  writer: Writer<Collections>,
  owner: SessionOwner,
): Promise<void> {
  const { rows } = await writer.find('sessions', { filter: { ...owner } });
  for (const session of rows) await endSession(writer, session);
}
