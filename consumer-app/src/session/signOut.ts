import { logout } from '@marketplace/shared/session';
import { api } from './api';
import { recordErasureDay } from './pendingErasure';
import { notifyOtherTabs } from './tabSync';
import { paths } from '../paths';
import { session } from './session';
import { clearTabStorage } from './tabStorage';
import { clearLastSyncedLanguage } from './lastSyncedLanguage';

/**
 * Ends the session, whatever the server answers, and reloads the page. With 'asked' it deletes
 * everything the person left on this device; with 'idle' it keeps that for their return. `ended`
 * says that the server has already ended the session.
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
        // The next user must not be led to the page of this one.
        if (window.location.pathname.startsWith('/user/'))
          window.history.replaceState(null, '', paths.start);
      }
      notifyOtherTabs('');
      window.location.reload();
    },
  });
