import type { AppName } from './apps';

/** Returns the original path of a request, before Express cuts off mounts. */
export const getRequestPath = ({ originalUrl }: { originalUrl: string }): string =>
  originalUrl.split('?', 1)[0] ?? '/';

/** Returns the app of a path, by its first segment or a partner's own sign-in path. */
export function resolveApp(path: string): AppName {
  const [first, ...rest] = path.split('/').slice(1);
  if (first === 'admin' || first === 'partner') return first;
  return /^partner\/login\/?$/.test(rest.join('/')) ? 'partner' : 'consumer';
}

/** Whether a path is a page rather than a file: it has no extension and is not a path of Vite. */
export function isPagePath(path: string): boolean {
  if (/\/(@|assets\/|node_modules\/)/.test(path)) return false;
  return !(path.split('/').at(-1) ?? '').includes('.');
}
