import { useEffect, useRef } from 'react';

/** WebOTP, which TypeScript's own description of browsers lacks. */
interface SmsRequest extends CredentialRequestOptions {
  otp: { transport: readonly ['sms'] };
}

const codeIn = (found: Credential | null): string | undefined =>
  found !== null && 'code' in found && typeof found.code === 'string' ? found.code : undefined;

/**
 * Takes the code out of the SMS once the person lets the browser do so, where the browser can; other
 * phones offer it above the keyboard. `sentAt` starts it anew for each code; without it nothing is
 * waited for.
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
        const code = codeIn(found);
        if (code !== undefined && !stop.signal.aborted) latest.current(code);
      },
      // Refused, or given up for the next one: the code is typed.
      () => undefined,
    );
    return () => stop.abort();
  }, [sentAt]);
}
