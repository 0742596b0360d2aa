import { ApiError, logout, verifyOtp } from '@marketplace/shared/api';
import { removeClientValue } from '@marketplace/shared/session';
import { api, clearProduct, setRedirect, session, setReturnPath, signInAs } from '../../session';
import { paths } from '../../paths';
import type { SignInLink } from './readSignInLink';

/** Ends the session of another user on this device and clears their choices; keeps their drafts. */
async function endOtherSession(): Promise<void> {
  // The session ends on this device even if the call fails.
  await api.call(logout, { timeoutMs: 3000 }).catch(() => undefined);
  removeClientValue('appId', 'prospectAppId', 'cardDetails');
  clearProduct();
  setReturnPath(undefined);
}

/**
 * Signs in with a link's code and redirects from the link's address. Resolves to 'dead' if the
 * server refuses the code.
 * @throws ApiError for a failure that may pass
 */
export async function signInByLink(
  { userId, code }: SignInLink,
  from: string,
): Promise<'dead' | undefined> {
  try {
    const answer = await api.call(verifyOtp, { body: { user_id: userId, otp: code } });
    if (session.signedIn && session.userId !== userId) await endOtherSession();
    signInAs(answer.token, answer.user_id);
    setRedirect(from, paths.next);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return 'dead';
    throw error;
  }
}
