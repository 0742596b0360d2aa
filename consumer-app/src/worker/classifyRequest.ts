/** What is known of a request without reading it. */
export interface RequestInfo {
  method: string;
  mode: string;
  url: string;
}

/** Below these first segments are other apps, calls and what people uploaded. */
const OTHERS = new Set(['admin', 'partner', 'api', 'dev', 'db', 'uploads']);

/**
 * What the worker does with a request: a `page` of the borrower's app comes from the network first, a
 * `file` of its build from the cache first. `other` is left to the browser as if there were no worker:
 * calls above all, so that nothing personal is ever kept.
 */
export function classifyRequest(
  { method, mode, url }: RequestInfo,
  origin: string,
): 'page' | 'file' | 'other' {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'other';
  const [first = '', ...rest] = pathname.slice(1).split('/');
  if (first === 'assets') return 'file';
  if (mode !== 'navigate' || OTHERS.has(first)) return 'other';
  // A partner's own sign-in, at /{partner}/partner/login, and files that are opened by hand.
  if (rest[0] === 'partner' || pathname.includes('.')) return 'other';
  return 'page';
}
