import type { Area } from '@marketplace/shared/api';
import { DAY_MS, MINUTE_MS, now, nowIso } from '../clock';
import type { Collections, SessionRecord } from '../data/records';
import type { Reader, Writer } from '../store/port';
import { hashed, newToken } from './tokens';

export type Session = Readonly<SessionRecord>;

/** How long a session of each area may rest, and how long it lasts however busy it is. */
export type SessionLimits = Readonly<
  Record<Area, { readonly idleMinutes: number; readonly hours: number }>
>;

/** Who signs in; what does not belong to the area is null. */
export type Holder = Pick<SessionRecord, 'user_id' | 'account_id' | 'role_id' | 'partner_id'>;

/** The admin's own session behind a masquerade, and the entry of the log that it has. */
interface MasqueradeOf {
  readonly parent: Session;
  readonly logId: number;
  readonly readOnly: boolean;
  readonly minutes: number;
}

export interface NewSession {
  readonly area: Area;
  readonly holder: Holder;
  /** Browser and system that it was started on. */
  readonly device: string;
  readonly masquerade?: MasqueradeOf;
  /** Nothing but a new password is taken. */
  readonly mustChangePassword?: boolean;
}

/** Starts a session and answers its token, of which only the hash is kept. */
export async function startSession(
  writer: Writer<Collections>,
  limits: SessionLimits,
  { area, holder, device, masquerade, mustChangePassword = false }: NewSession,
): Promise<string> {
  const minutes = masquerade?.minutes ?? limits[area].hours * 60;
  const token = newToken();
  const at = nowIso();
  await writer.insert('sessions', {
    ...holder,
    token_hash: hashed(token),
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
  });
  return token;
}

/** When a session ends unless it is used before, ISO 8601. Of one without a last use, that is over. */
export function endOf(session: Session, limits: SessionLimits): string {
  const { last_used_at, expires_at, area } = session;
  if (last_used_at === undefined) return new Date(0).toISOString();
  const idle = Date.parse(last_used_at) + limits[area].idleMinutes * MINUTE_MS;
  return new Date(Math.min(idle, Date.parse(expires_at))).toISOString();
}

const isLive = (session: Session, limits: SessionLimits): boolean =>
  endOf(session, limits) > nowIso();

/** The live session of an Authorization header, if it names one. A masquerade lives no longer than the admin's own. */
export async function findSession(
  reader: Reader<Collections>,
  limits: SessionLimits,
  authorization: string | undefined,
): Promise<Session | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/iu.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const { rows } = await reader.find('sessions', { filter: { token_hash: hashed(token) } });
  const [session] = rows;
  if (!session || !isLive(session, limits)) return undefined;
  if (session.masquerade_by === null) return session;
  const parent = session.parent_id ? await reader.get('sessions', session.parent_id) : undefined;
  return parent && isLive(parent, limits) ? session : undefined;
}

/** A use within this time of the last one noted is not noted. */
const NOTED_EVERY_MS = MINUTE_MS;

/** Whether a session's last use lies long enough ago for the next one to be noted. */
export const isUseDue = ({ last_used_at }: Session): boolean =>
  Math.abs(now() - Date.parse(last_used_at ?? '')) >= NOTED_EVERY_MS;

/** Notes that a session is used; using a masquerade uses the admin's own session too. */
export async function noteUse(writer: Writer<Collections>, session: Session): Promise<void> {
  for (const id of [session.id, session.parent_id]) {
    // Another call may have ended it meanwhile.
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

/** Ends a session and the masquerades that hang on it; ending one that is over is no error. */
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

/** Whose sessions: a borrower's, or those of a console account with all that it does as a partner. */
export type SessionOwner = { readonly user_id: string } | { readonly account_id: number };

/** Ends every session of an owner, once rights or password have changed or the owner asks for it. */
export async function endSessionsOf(
  writer: Writer<Collections>,
  owner: SessionOwner,
): Promise<void> {
  const { rows } = await writer.find('sessions', { filter: { ...owner } });
  for (const session of rows) await endSession(writer, session);
}

/** Sessions that may be over, for the scheduled clean-up: filters of `sessions`. */
export function spentSessions(limits: SessionLimits): readonly Readonly<Record<string, unknown>>[] {
  const areas: readonly Area[] = ['consumer', 'partner', 'admin'];
  return [
    { expires_at_lt: nowIso() },
    ...areas.map((area) => ({
      area,
      last_used_at_lt: new Date(now() - limits[area].idleMinutes * MINUTE_MS).toISOString(),
    })),
  ];
}

/** What holds unless the environment says otherwise: a console is left alone sooner than a borrower's pages. */
export const DEFAULT_LIMITS: SessionLimits = {
  consumer: { idleMinutes: 40, hours: 24 },
  partner: { idleMinutes: 20, hours: 12 },
  admin: { idleMinutes: 20, hours: 12 },
};

/** The longest that a session may be set to last. */
export const MAX_SESSION_HOURS = (30 * DAY_MS) / (60 * MINUTE_MS);
