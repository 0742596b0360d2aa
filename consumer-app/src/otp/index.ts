export { getOtpErrorText, type OtpError } from './otpErrorText';
export { Resend } from './Resend';
export { verificationTexts } from './texts';
export { useOtpForm } from './useOtpForm';
export { useSmsCode } from './useSmsCode';
