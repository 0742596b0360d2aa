import { useEffect, useState } from 'react';
import { type Area, isSignInPath } from '../../session';

/** A page in front of a console beside its sign-in page. A secret is in the fragment, which no server receives. */
export type FrontPage =
  | { readonly name: 'invitation' | 'new-password'; readonly token: string }
  | { readonly name: 'forgot-password' };

/** The link from a sign-in page, which keeps that page's address and so the brand. */
export const FORGOT_PASSWORD = '#forgot-password';

/** Returns the page that an address names; undefined for the sign-in page and the console's own. */
export function readFrontPage(
  area: Area,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): FrontPage | undefined {
  const path = pathname.replace(/\/+$/u, '');
  if (path === '/partner/invitation' && area === 'partner')
    return { name: 'invitation', token: hash.slice(1) };
  if (path === `/${area}/new-password`) return { name: 'new-password', token: hash.slice(1) };
  const isForgotten = hash === FORGOT_PASSWORD && isSignInPath(area, path);
  return isForgotten ? { name: 'forgot-password' } : undefined;
}

/** Returns the page that the address names now; it follows the links of the sign-in page, Back and Forward. */
export function useFrontPage(area: Area): FrontPage | undefined {
  const [page, setPage] = useState(() => readFrontPage(area, window.location));
  useEffect(() => {
    const follow = () => setPage(readFrontPage(area, window.location));
    window.addEventListener('hashchange', follow);
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('popstate', follow);
    };
  }, [area]);
  return page;
}
