/** The user id and code of an emailed sign-in link. */
export interface SignInLink {
  userId: string;
  code: string;
}

const LINK_FORMAT = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{6})$/;

/**
 * Parses the fragment of a sign-in link; 'broken' if it is incomplete or not ours, undefined
 * without a fragment.
 */
export function readSignInLink(hash: string): SignInLink | 'broken' | undefined {
  if (hash === '' || hash === '#') return undefined;
  const [, userId, code] = LINK_FORMAT.exec(hash) ?? [];
  return userId !== undefined && code !== undefined ? { userId, code } : 'broken';
}
