interface SignIn {
  readonly userId: string;
  readonly code: string;
  /** URL segment of the partner whose brand the person came through. */
  readonly segment: string | undefined;
}

/** The address that signs in: who and the code stand in the fragment, which no server is ever sent. */
export function signInLink(origin: string, { userId, code, segment }: SignIn): string {
  const brand = segment === undefined ? '' : `?partner=${encodeURIComponent(segment)}`;
  return `${origin}/auth${brand}#${userId}.${code}`;
}
