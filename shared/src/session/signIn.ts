import type { Area } from '../api/area';
import { safeCallback } from './callback';

const signInPages: Record<Area, string> = {
  admin: '/admin/login',
  partner: '/partner/login',
  consumer: '/login',
};

/** Is `pathname` the sign-in page of its area (either of the partner's two addresses)? */
export function isSignInPath(area: Area, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === signInPages[area]) return true;
  return area === 'partner' && /^\/[^/]+\/partner\/login$/.test(path);
}

/**
 * The sign-in page of an area. The admin's carries the wanted page as `callback`, unless that page
 * is a sign-in page itself or lies elsewhere.
 */
export function signInPath(area: Area, from?: string): string {
  const page = signInPages[area];
  const wanted = area === 'admin' ? safeCallback(from) : undefined;
  if (!wanted || isSignInPath(area, wanted.split(/[?#]/, 1)[0] ?? '')) return page;
  return `${page}?callback=${encodeURIComponent(wanted)}`;
}
