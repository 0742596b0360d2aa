import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { DAY_MS } from '../clock';
import { newToken } from './tokens';

const COOKIE = 'browser_id';

/** Days for which a browser that has signed in is told from a stranger's. */
export const BROWSER_DAYS = 180;

/** The 256 random bits that this server gave the browser before; undefined for a stranger. */
export function readBrowserId(request: Request): string | undefined {
  const id = parse(request.get('cookie') ?? '')[COOKIE];
  return id !== undefined && /^[\w-]{43}$/u.test(id) ? id : undefined;
}

/**
 * The browser's id, given to it now where it has none. It signs nobody in: it only tells the browser
 * that asked for a code from others at the same address. Scripts and other sites cannot read it.
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
