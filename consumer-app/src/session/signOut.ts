import { logout } from '@marketplace/shared/session';
import { api } from '../browser/api';
import { recordErasureDay } from './pendingErasure';
import { notifyOtherTabs } from './tabSync';
import { paths } from '../browser/paths';
import { session } from './session';
import { clearTabStorage } from './tabStorage';
import { clearLastSyncedLanguage } from '../language/lastSyncedLanguage';

/**
 * Ends the session whatever the server answers, and reloads the page. Who asked to leave leaves nothing
 * behind on this device; who was away too long finds it again. `ended` where the server has ended it already.
 */
export const signOut = (reason: 'asked' | 'idle', ended = false): Promise<void> =>
  logout({
    area: 'consumer',
    client: api,
    reason,
    ended,
    reload: () => {
      if (reason === 'asked') {
        clearTabStorage();
        clearLastSyncedLanguage();
        if (session.userId) recordErasureDay(session.userId, undefined);
        // The next person to sign in is not to be led to where this one was.
        if (window.location.pathname.startsWith('/user/'))
          window.history.replaceState(null, '', paths.start);
      }
      notifyOtherTabs();
      window.location.reload();
    },
  });
