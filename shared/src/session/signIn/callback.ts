/** An arbitrary origin: resolving a path against it shows whether the path leaves the origin. */
const PLACEHOLDER_ORIGIN = 'https://same.origin.invalid';

/**
 * Returns `path` if the app may redirect to it after a sign-in: it is absolute, stays on this origin and
 * every browser parses it alike. Returns `undefined` for `//evil`, `/\evil`, schemes and control characters.
 */
export function toSafeCallback(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/') || path.startsWith('//'))
    return undefined;
  if (/[\\\p{Cc}]/u.test(path)) return undefined;
  if (!URL.canParse(path, PLACEHOLDER_ORIGIN)) return undefined;
  const url = new URL(path, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
