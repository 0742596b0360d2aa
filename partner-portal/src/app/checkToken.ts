import { type AnswerOf, ApiError, type Client, getPartnerRevenue } from '@marketplace/shared/api';
import { clearApplicationData, saveSignInNote, signInPath } from '@marketplace/shared/session';

let isPageLeft = false;
window.addEventListener('pagehide', () => (isPageLeft = true));
window.addEventListener('pageshow', () => (isPageLeft = false));

/**
 * Checks the token with a call for the partner's own terms, which needs a valid one. A failure returns undefined.
 * Unless the call was cancelled, it also ends the partner's session and opens the sign-in page (specification,
 * section 2). The browser drops the calls of a page that the person leaves; that says nothing of the token.
 */
export async function checkToken(
  client: Pick<Client, 'call'>,
  leave: (path: string) => void = (path) => window.location.assign(path),
): Promise<AnswerOf<typeof getPartnerRevenue>['data'] | undefined> {
  try {
    const { data } = await client.call(getPartnerRevenue);
    return data;
  } catch (error) {
    if (isPageLeft || (error instanceof ApiError && error.reason === 'cancelled')) return undefined;
    saveSignInNote('partner', 'unchecked');
    clearApplicationData('partner');
    leave(signInPath('partner'));
    return undefined;
  }
}
