/**
 * Formats the last line of an SMS as an origin-bound one-time code. Phones then offer the code only
 * to pages of the named host.
 */
export const formatOriginBoundCode = (origin: string, code: string): string =>
  `\n\n@${new URL(origin).hostname} #${code}`;
