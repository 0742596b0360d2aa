import { ApiError, type BodyOf, verifyOtp } from '@marketplace/shared/api';
import { api, session, recordFailedAttempt, signInAs } from '../../session';
import { singleFlight } from '../../browser';
import type { OtpError } from '../../otp';

const verify = singleFlight((body: BodyOf<typeof verifyOtp>) => api.call(verifyOtp, { body }));

/** Signs in with a code; resolves to the error, undefined on success. */
export async function verifyOtpCode(code: string): Promise<OtpError | undefined> {
  const { userId = '' } = session;
  try {
    const answer = await verify({ user_id: userId, otp: code });
    // The person has switched to another contact meanwhile, so this code signs nobody in.
    if (session.userId !== userId) return undefined;
    signInAs(answer.token, answer.user_id);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fault = error.fields['otp'];
    if (fault !== undefined) recordFailedAttempt();
    return { fault: fault ?? error.message, wrong: fault !== undefined };
  }
}
