interface SignIn {
  readonly userId: string;
  readonly code: string;
  /** URL segment of the partner whose brand the person came through. */
  readonly segment: string | undefined;
}

/**
 * Builds the sign-in link. User id and code are in the fragment, which browsers do not send to
 * servers.
 */
export function signInLink(origin: string, { userId, code, segment }: SignIn): string {
  const brand = segment === undefined ? '' : `?partner=${encodeURIComponent(segment)}`;
  return `${origin}/auth${brand}#${userId}.${code}`;
}
