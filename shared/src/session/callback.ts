/** Any origin will do: it only shows whether a path would leave it. */
const here = 'https://same.origin.invalid';

/**
 * A path that may be gone to after signing in: on this origin, absolute, and read the same way by
 * every browser. `undefined` for `//evil`, `/\evil`, schemes, control characters and the like.
 */
export function safeCallback(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/') || path.startsWith('//'))
    return undefined;
  if (/[\\\p{Cc}]/u.test(path)) return undefined;
  if (!URL.canParse(path, here)) return undefined;
  const url = new URL(path, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
