import { createClient } from '@marketplace/shared/api';
import { readToken } from '@marketplace/shared/session';
import { getCurrentLanguage, loadSharedTexts, sharedText } from '../i18n';
import { expireSession } from './session';
import { monitoredFetch } from '../browser';

void loadSharedTexts().catch(() => undefined);

/**
 * The only API client of this app: `api.call(getUser, { params: { id } })`. Failures are
 * `ApiError`s. A 401 ends the session: drafts stay, and the journey leads to the sign-in and back
 * afterwards, so that a page does not have to handle it.
 */
export const api = createClient({
  fetch: monitoredFetch,
  token: () => readToken('consumer'),
  language: getCurrentLanguage,
  onUnauthorized: expireSession,
  texts: () => ({
    offline: sharedText('server.offline'),
    timeout: sharedText('server.timeout'),
    failed: sharedText('server.failed'),
  }),
});
