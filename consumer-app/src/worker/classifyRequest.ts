/** The properties of a request that decide what the worker does with it. */
export interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** First path segments of other apps, API calls, short addresses and uploads. */
const OTHER_APPS = new Set(['admin', 'partner', 'api', 'dev', 'db', 'l', 'uploads']);

/**
 * Decides what the worker does with a request: a `page` of this app comes from the network first, a
 * `file` of its build from the cache first. The browser handles `other` requests without the
 * worker, above all API calls, so that the cache never contains personal data.
 */
export function classifyRequest(
  { method, mode, url }: RequestInfo,
  origin: string,
): 'page' | 'file' | 'other' {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return 'other';
  const [first = '', ...rest] = pathname.slice(1).split('/');
  if (first === 'assets') return 'file';
  if (mode !== 'navigate' || OTHER_APPS.has(first)) return 'other';
  // A partner console's sign-in at /{partner}/partner/login, and files opened directly.
  if (rest[0] === 'partner' || pathname.includes('.')) return 'other';
  return 'page';
}
