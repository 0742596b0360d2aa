import type { Endpoint } from '@marketplace/shared/api';
import type { Request } from 'express';
import type { Session } from '../../auth/sessions';
import { findSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { HttpError } from '../../httpError';

function mayCall(access: Exclude<Endpoint['access'], 'public'>, session: Session): boolean {
  if (session.area === 'admin')
    return access.admin?.some((role) => role === session.role_id) ?? false;
  return access[session.area] === true;
}

function isInArea(access: Exclude<Endpoint['access'], 'public'>, session: Session): boolean {
  return access[session.area] !== undefined;
}

/**
 * Who calls, if the endpoint lets them. A public call has a session only where it sends a live token.
 * Rejects 401 without a live token, 403 with one that has not the right.
 */
export async function checkAccess(
  endpoint: Endpoint,
  request: Request,
  { store }: Context,
): Promise<Session | undefined> {
  const session = await findSession(store, request.get('authorization'));
  const { access } = endpoint;
  if (access === 'public') return session;
  if (!session) throw new HttpError(401, 'signed_out');
  if (!isInArea(access, session)) throw new HttpError(403, 'wrong_area');
  if (!mayCall(access, session)) throw new HttpError(403, 'no_right');
  if (session.read_only && endpoint.method !== 'GET' && endpoint.id !== 'logout') {
    throw new HttpError(403, 'read_only');
  }
  return session;
}

/** Rejects 403 when a consumer asks for what is another's, whether it is there or not. */
export function checkOwner(
  endpoint: Endpoint,
  session: Session | undefined,
  params: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): void {
  const { owner } = endpoint;
  if (owner === undefined || session?.area !== 'consumer') return;
  const named = params[owner] ?? body[owner];
  if (named !== undefined && named !== session.user_id) throw new HttpError(403, 'no_right');
}
