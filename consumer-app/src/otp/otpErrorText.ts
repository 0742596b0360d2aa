import type { Translate } from '@marketplace/shared/i18n';

export interface OtpError {
  fault: string;
  /** Whether the server checked the code and refused it, which costs an attempt. */
  wrong: boolean;
}

interface OtpFailure {
  refusal: OtpError | undefined;
  /** What is wrong with the code as it was typed. */
  invalid: string | undefined;
  left: number;
}

/** The error text at the field, from `verificationTexts`. */
export function getOtpErrorText(
  text: Translate,
  { refusal, invalid, left }: OtpFailure,
): string | undefined {
  if (left === 0) return text('expired');
  if (invalid !== undefined || !refusal?.wrong) return invalid ?? refusal?.fault;
  return `${refusal.fault} ${text('tries_left', { count: left })}`;
}
