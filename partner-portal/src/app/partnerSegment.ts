/** Returns the partner of `/{partner}/partner/login`, undefined at any other address. */
export function getPartnerSegment(pathname: string): string | undefined {
  const segment = /^\/([^/]+)\/partner\/login\/?$/.exec(pathname)?.[1];
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
