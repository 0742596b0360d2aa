import { ApiError, logout, verifyOtp } from '@marketplace/shared/api';
import { removeClientValue } from '@marketplace/shared/session';
import { api } from '../../browser/api';
import { paths } from '../../browser/paths';
import { clearProduct, setRedirect, session, setReturnPath } from '../../session/session';
import { signInAs } from '../../session/signInAs';
import type { SignInLink } from './readSignInLink';

/** Ends the session of whoever was signed in here, and what was chosen in it; drafts are theirs and stay. */
async function leaveOther(): Promise<void> {
  // It ends on this device whatever became of the call.
  await api.call(logout, { timeoutMs: 3000 }).catch(() => undefined);
  removeClientValue('appId', 'prospectAppId', 'cardDetails');
  clearProduct();
  setReturnPath(undefined);
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
    setRedirect(from, paths.next);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'dead';
    throw error;
  }
}
