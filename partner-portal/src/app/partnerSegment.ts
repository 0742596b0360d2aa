/** The partner named in `/{partner}/partner/login`; nothing at the portal's plain address. */
export function getPartnerSegment(pathname: string): string | undefined {
  const segment = /^\/([^/]+)\/partner\/login\/?$/.exec(pathname)?.[1];
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
