import type { Translate } from '@marketplace/shared/i18n';

export interface OtpError {
  fault: string;
  /** The code was read and refused, which costs a try. */
  wrong: boolean;
}

/** What to say at the field, over `verificationTexts`; `left` is how many tries the code still has. */
export function getOtpErrorText(
  text: Translate,
  refusal: OtpError | undefined,
  left: number,
): string | undefined {
  if (left === 0) return text('expired');
  if (!refusal?.wrong) return refusal?.fault;
  return `${refusal.fault} ${text('tries_left', { count: left })}`;
}
