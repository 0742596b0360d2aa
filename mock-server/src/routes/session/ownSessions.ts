import { endSession, endSessions, getSession, getSessions, logout } from '@marketplace/shared/api';
import type { Session } from '../../auth/sessions';
import { getSessionExpiry } from '../../auth/sessionExpiry';
import { endSession as end, endAllSessions } from '../../auth/sessions';
import type { SessionLimits } from '../../auth/sessionExpiry';
import type { SessionOwner } from '../../auth/sessions';
import { nowIso } from '../../clock';
import type { Collections } from '../../data/records';
import { HttpError, notFound } from '../../httpError';
import { translate } from '../../messages/translate';
import type { Reader } from '../../store/port';
import { handle } from '../kit/handle';

/**
 * Returns the owner whose sessions the caller may see and end. Throws 403 in a masquerade, because
 * the partner's sessions are not the admin's.
 */
function requireOwner(session: Session | undefined): SessionOwner {
  if (!session || session.masquerade_by !== null) throw new HttpError(403, 'forbidden');
  if (session.account_id !== null) return { account_id: session.account_id };
  if (session.user_id !== null) return { user_id: session.user_id };
  throw new HttpError(403, 'forbidden');
}

/** Returns the owner's live sessions without masquerades, most recently used first. */
async function findLiveSessions(
  reader: Reader<Collections>,
  owner: SessionOwner,
  limits: SessionLimits,
): Promise<Session[]> {
  const { rows } = await reader.find('sessions', {
    filter: { ...owner },
    sort: ['last_used_at', 'DESC'],
  });
  const now = nowIso();
  return rows.filter(
    (one) =>
      one.masquerade_by === null && !one.second_factor_due && getSessionExpiry(one, limits) > now,
  );
}

export const ownSessionRoutes = [
  handle(logout, async ({ session, language }, { store }) => {
    if (session) await store.tx((writer) => end(writer, session));
    return { success: true, message: translate(language, 'logged_out') };
  }),
  handle(getSession, async ({ session }, { config, store }) => {
    if (!session) throw new HttpError(401, 'signed_out');
    const { area, account_id, expires_at, must_change_password = false } = session;
    const partner_role = session.partner_role ?? null;
    const account = account_id === null ? undefined : await store.get('accounts', account_id);
    const name = session.masquerade_by === null ? (account?.name ?? '') : '';
    const idle_minutes = config.sessionLimits[area].idleMinutes;
    const entry = session.masquerade_id && (await store.get('masquerades', session.masquerade_id));
    const masquerade = entry ? { reason: entry.reason, until: expires_at } : null;
    const times = { idle_minutes, expires_at, must_change_password };
    return { data: { area, ...times, partner_role, name, masquerade } };
  }),
  handle(getSessions, async ({ session }, { store, config }) => {
    const rows = await findLiveSessions(store, requireOwner(session), config.sessionLimits);
    const isCurrent = ({ id }: Session): boolean => id === session?.id;
    const ordered = [...rows.filter(isCurrent), ...rows.filter((one) => !isCurrent(one))];
    return {
      data: ordered.map((one) => ({
        id: one.id,
        device: one.device ?? '',
        created_at: one.created_at ?? '',
        last_used_at: one.last_used_at ?? '',
        current: isCurrent(one),
      })),
    };
  }),
  handle(endSessions, async ({ session, language }, { store }) => {
    const owner = requireOwner(session);
    await store.tx((writer) => endAllSessions(writer, owner));
    return { success: true, message: translate(language, 'logged_out_everywhere') };
  }),
  handle(endSession, async ({ params, session, language }, { store, config }) => {
    const owner = requireOwner(session);
    await store.tx(async (writer) => {
      const own = await findLiveSessions(writer, owner, config.sessionLimits);
      const named = own.find(({ id }) => id === params.id);
      if (!named) throw notFound();
      await end(writer, named);
    });
    return { success: true, message: translate(language, 'session_ended') };
  }),
];
