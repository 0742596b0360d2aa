import { ApiError, logout, verifyOtp } from '@marketplace/shared/api';
import { forget } from '@marketplace/shared/session';
import { api } from '../../common/api';
import { paths } from '../../common/paths';
import { clearProduct, leadOn, session, setWanted } from '../../common/session';
import { signInAs } from '../../common/signInAs';
import type { SignInLink } from './readSignInLink';

/** Ends the session of whoever was signed in here, and what was chosen in it; drafts are theirs and stay. */
async function leaveOther(): Promise<void> {
  // It ends on this device whatever became of the call.
  await api.call(logout, { timeoutMs: 3000 }).catch(() => undefined);
  forget('appId', 'prospectAppId', 'cardDetails');
  clearProduct();
  setWanted(undefined);
}

/**
 * Signs in with the code of a link and leads on from the address of the link. 'dead' when the code was
 * refused; a failure that may pass is thrown.
 */
export async function signInByLink(
  { userId, code }: SignInLink,
  from: string,
): Promise<'dead' | undefined> {
  try {
    const answer = await api.call(verifyOtp, { body: { user_id: userId, otp: code } });
    if (session.signedIn && session.userId !== userId) await leaveOther();
    signInAs(answer.token, answer.user_id);
    leadOn(from, paths.next);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'dead';
    throw error;
  }
}
