import type { Area } from '../resources/area';
import { toSafeCallback } from './callback';

const signInPages: Record<Area, string> = {
  admin: '/admin/login',
  partner: '/partner/login',
  consumer: '/login',
};

/** Whether `pathname` is the sign-in page of an area. The partner area has two such addresses. */
export function isSignInPath(area: Area, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === signInPages[area]) return true;
  return area === 'partner' && /^\/[^/]+\/partner\/login$/.test(path);
}

/**
 * Returns the address of an area's sign-in page. For admins it carries `from` as `callback`, unless `from`
 * is a sign-in page or leaves this origin.
 */
export function signInPath(area: Area, from?: string): string {
  const page = signInPages[area];
  const wanted = area === 'admin' ? toSafeCallback(from) : undefined;
  if (!wanted || isSignInPath(area, wanted.split(/[?#]/, 1)[0] ?? '')) return page;
  return `${page}?callback=${encodeURIComponent(wanted)}`;
}
