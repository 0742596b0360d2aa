import { type AnswerOf, ApiError, type Client, getPartnerRevenue } from '@marketplace/shared/api';
import { clearApplicationData, saveSignInNote, signInPath } from '@marketplace/shared/session';

let isPageLeft = false;
window.addEventListener('pagehide', () => (isPageLeft = true));
window.addEventListener('pageshow', () => (isPageLeft = false));

/**
 * Checks the token by a call for the partner's own terms, which needs a valid one. Returns undefined if the call
 * fails; unless the call was cancelled, it also ends the session and opens the sign-in page (specification,
 * section 2). A browser cancels the calls of a page that a person leaves, which says nothing about the token.
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
