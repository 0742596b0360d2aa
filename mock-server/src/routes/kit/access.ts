import type { Endpoint } from '@marketplace/shared/api';
import { PARTNER_ROLES, type PartnerRole } from '@marketplace/shared/resources';
import type { Request } from 'express';
import { isInNetworks } from '../../auth/keyNetworks';
import type { Session } from '../../auth/sessions';
import { findSession, getSignedOutReason, isUseDue, recordUse } from '../../auth/sessions';
import type { Context } from '../../context';
import { HttpError } from '../../httpError';
import { StorageFull } from '../../store/errors';

/** Returns the roles of a partner's users that may make a call. */
export function getPartnerRoles({ access, method }: Endpoint): readonly PartnerRole[] {
  if (access === 'public' || !access.partner) return [];
  if (access.partner !== true) return access.partner;
  return method === 'GET' ? PARTNER_ROLES : PARTNER_ROLES.filter((role) => role !== 'viewer');
}

function mayCall(
  access: Exclude<Endpoint['access'], 'public'>,
  session: Session,
  endpoint: Endpoint,
): boolean {
  const { scope } = endpoint;
  if (session.apiKey) return scope !== undefined && session.apiKey.scopes.includes(scope);
  if (session.area === 'admin')
    return access.admin?.some((role) => role === session.role_id) ?? false;
  if (session.area === 'partner')
    return getPartnerRoles(endpoint).includes(session.partner_role ?? 'owner');
  return access.consumer === true;
}

function isInArea(access: Exclude<Endpoint['access'], 'public'>, session: Session): boolean {
  return access[session.area] !== undefined;
}

/** Returns the live session of a request's token, if any. Throws 403 for a key that is used outside its networks. */
export async function getRequestSession(
  request: Request,
  { store, config }: Context,
): Promise<Session | undefined> {
  const session = await findSession(store, config.sessionLimits, request.get('authorization'));
  if (session?.apiKey && !isInNetworks(request.ip ?? '', session.apiKey.networks))
    throw new HttpError(403, 'key_network');
  return session;
}

/** The calls that a person may make before changing the first password. */
const ALLOWED_BEFORE_NEW_PASSWORD: ReadonlySet<string> = new Set([
  'getSession',
  'changePassword',
  'logout',
]);

/** The further calls that a person may make before having the second factor that the role must have. */
const ALLOWED_BEFORE_SECOND_FACTOR: ReadonlySet<string> = new Set([
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  // The portal checks its token by it before it shows anything.
  'getPartnerRevenue',
]);

/** Throws 403 while the session allows nothing but setting a new password, or a second factor. */
export function refuseUnfinishedSignIn(
  { must_change_password, must_set_second_factor }: Session,
  call?: string,
): void {
  if (call !== undefined && ALLOWED_BEFORE_NEW_PASSWORD.has(call)) return;
  if (must_change_password === true) throw new HttpError(403, 'password_must_change');
  if (call !== undefined && ALLOWED_BEFORE_SECOND_FACTOR.has(call)) return;
  if (must_set_second_factor === true) throw new HttpError(403, 'second_factor_must_be_set');
}

/** Extends the session's idle time. Call it after a call has passed its checks. */
export async function keepAlive(session: Session, { store, log }: Context): Promise<void> {
  if (!isUseDue(session)) return;
  try {
    await store.tx((writer) => recordUse(writer, session));
  } catch (error) {
    // If the disk is full, reads still work.
    if (!(error instanceof StorageFull)) throw error;
    log.warn('the use of a session could not be noted');
  }
}

/** Calls that change no record of the partner as whom an admin acts. */
export const CALLS_WITHOUT_CHANGES: ReadonlySet<string> = new Set([
  'logout',
  'logExport',
  'preCheckCustomer',
]);

/**
 * Returns the caller's session. A public call has one only if the request has a live token. Rejects
 * with 401 without a live token, 403 without the right.
 */
export async function checkAccess(
  endpoint: Endpoint,
  request: Request,
  context: Context,
): Promise<Session | undefined> {
  const session = await getRequestSession(request, context);
  const { access } = endpoint;
  // A key is valid only for the calls of its scopes; public calls treat it as anonymous.
  if (access === 'public') return session?.apiKey ? undefined : session;
  if (!session) throw new HttpError(401, getSignedOutReason(request.get('authorization')));
  if (!isInArea(access, session)) throw new HttpError(403, 'wrong_area');
  if (!mayCall(access, session, endpoint)) throw new HttpError(403, 'forbidden');
  if (session.read_only && endpoint.method !== 'GET' && !CALLS_WITHOUT_CHANGES.has(endpoint.id)) {
    throw new HttpError(403, 'read_only');
  }
  refuseUnfinishedSignIn(session, endpoint.id);
  await keepAlive(session, context);
  return session;
}

/** Throws 403 if a consumer requests another person's data, whether it exists or not. */
export function checkOwner(
  endpoint: Endpoint,
  session: Session | undefined,
  params: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): void {
  const { owner } = endpoint;
  if (owner === undefined || session?.area !== 'consumer') return;
  const named = params[owner] ?? body[owner];
  if (named !== undefined && named !== session.user_id) throw new HttpError(403, 'forbidden');
}
