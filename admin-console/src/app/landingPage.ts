import { type AdminRole, getArea, toSafeCallback } from '@marketplace/shared/session';
import { getAdminHome, canVisit } from '@marketplace/shared/session/adminRoutes';

/** Returns the page that the admin requested before the sign-in, if the role may see it. */
export function getRequestedPage(search: string, role: AdminRole): string | undefined {
  const wanted = toSafeCallback(new URLSearchParams(search).get('callback'));
  if (!wanted) return undefined;
  const path = wanted.split(/[?#]/, 1)[0] ?? '';
  return getArea(path) === 'admin' && canVisit(role, path) ? wanted : undefined;
}

/**
 * Returns the page to open after a sign-in: the requested one, the one at which the last session ended, or
 * the start page of the role. Each only if the role may see it.
 */
export function getLandingPage(
  search: string,
  role: AdminRole,
  before: string | null | undefined,
): string {
  const mayReturn = before && canVisit(role, before.split(/[?#]/, 1)[0] ?? '');
  return getRequestedPage(search, role) ?? (mayReturn ? before : getAdminHome(role));
}
