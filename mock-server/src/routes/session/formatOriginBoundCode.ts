/**
 * The last line of an SMS by which a phone offers its code to the pages of one host alone, in the
 * format of origin-bound one-time codes. Pages on another host than the message names get nothing.
 */
export const formatOriginBoundCode = (origin: string, code: string): string =>
  `\n\n@${new URL(origin).hostname} #${code}`;
