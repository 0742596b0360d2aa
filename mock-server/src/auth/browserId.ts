import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { DAY_MS } from '../clock';
import { newToken } from './tokens';

const COOKIE = 'browser_id';

/** Days for which the server recognises a browser after it has signed in. */
export const BROWSER_DAYS = 180;

/** Returns the browser's id, 256 random bits in a cookie; undefined for an unknown browser. */
export function readBrowserId(request: Request): string | undefined {
  const id = parse(request.get('cookie') ?? '')[COOKIE];
  return id !== undefined && /^[\w-]{43}$/u.test(id) ? id : undefined;
}

/**
 * Returns the browser's id, and sets one if it has none. The id signs nobody in: it only tells the
 * browser that requested a code apart from others at the same address. Scripts and other sites
 * cannot read the cookie.
 */
export function ensureBrowserId(request: Request, response: Response): string {
  const id = readBrowserId(request) ?? newToken();
  response.cookie(COOKIE, id, {
    httpOnly: true,
    maxAge: BROWSER_DAYS * DAY_MS,
    path: '/api',
    sameSite: 'strict',
    secure: request.secure,
  });
  return id;
}
