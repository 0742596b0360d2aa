import type { Translate } from '@marketplace/shared/i18n';

export interface OtpError {
  fault: string;
  /** Whether the server checked the code and refused it, which costs an attempt. */
  wrong: boolean;
}

/** The error text at the field, from `verificationTexts`; `left` is the number of attempts left. */
export function getOtpErrorText(
  text: Translate,
  refusal: OtpError | undefined,
  left: number,
): string | undefined {
  if (left === 0) return text('expired');
  if (!refusal?.wrong) return refusal?.fault;
  return `${refusal.fault} ${text('tries_left', { count: left })}`;
}
