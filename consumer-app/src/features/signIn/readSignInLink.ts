/** Whom a link of an e-mail signs in, and its code. */
export interface SignInLink {
  userId: string;
  code: string;
}

const form = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{6})$/;

/** What the fragment of a sign-in link says; 'broken' for one that was cut short or is none of ours. */
export function readSignInLink(hash: string): SignInLink | 'broken' | undefined {
  if (hash === '' || hash === '#') return undefined;
  const [, userId, code] = form.exec(hash) ?? [];
  return userId !== undefined && code !== undefined ? { userId, code } : 'broken';
}
