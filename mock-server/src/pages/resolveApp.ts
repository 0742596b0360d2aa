import type { AppName } from './apps';

/** The path as it was asked for, before any mount or base was cut off. */
export const getRequestPath = ({ originalUrl }: { originalUrl: string }): string =>
  originalUrl.split('?', 1)[0] ?? '/';

/** The app that answers a path: by its first segment, or a partner's own sign-in address. */
export function resolveApp(path: string): AppName {
  const [first, ...rest] = path.split('/').slice(1);
  if (first === 'admin' || first === 'partner') return first;
  return /^partner\/login\/?$/.test(rest.join('/')) ? 'partner' : 'consumer';
}

/** Whether a path means a page of an app rather than a file: no extension, not a builder's address. */
export function isPagePath(path: string): boolean {
  if (/\/(@|assets\/|node_modules\/)/.test(path)) return false;
  return !(path.split('/').at(-1) ?? '').includes('.');
}
