import { useEffect, useRef } from 'react';

/** The WebOTP options, which TypeScript's DOM types lack. */
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

const getCode = (found: Credential | null): string | undefined =>
  found !== null && 'code' in found && typeof found.code === 'string' ? found.code : undefined;

/**
 * Reads the code from the SMS with WebOTP, if the browser supports it and the person allows it;
 * other phones suggest it above the keyboard. Starts again for each `sentAt`; does nothing without
 * it.
 */
export function useSmsCode(sentAt: number | undefined, take: (code: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (sentAt === undefined || !('OTPCredential' in window)) return undefined;
    const stop = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(request).then(
      (found) => {
        const code = getCode(found);
        if (code !== undefined && !stop.signal.aborted) latest.current(code);
      },
      // The person refused or another request replaced this one; they type the code.
      () => undefined,
    );
    return () => stop.abort();
  }, [sentAt]);
}
