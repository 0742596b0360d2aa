/** Any origin will do: it only shows whether a path would leave it. */
const here = 'https://same.origin.invalid';

function hasControl(text: string): boolean {
  return [...text].some((char) => {
    const code = char.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });
}

/**
 * A path that may be gone to after signing in: on this origin, absolute, and read the same way by
 * every browser. `undefined` for `//evil`, `/\evil`, schemes, control characters and the like.
 */
export function safeCallback(path: string | null | undefined): string | undefined {
  if (!path || path.length > 2000 || !path.startsWith('/') || path.startsWith('//'))
    return undefined;
  if (path.includes('\\') || hasControl(path)) return undefined;
  if (!URL.canParse(path, here)) return undefined;
  const url = new URL(path, here);
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
