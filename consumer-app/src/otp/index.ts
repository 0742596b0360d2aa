export { getOtpErrorText, type OtpError } from './otpErrorText';
export { Resend } from './Resend';
export { verificationTexts } from './texts';
export { useConfirmationCode } from './useConfirmationCode';
export { useOtpForm } from './useOtpForm';
export { useSmsCode } from './useSmsCode';
