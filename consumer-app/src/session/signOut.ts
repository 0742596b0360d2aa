import { logout } from '@marketplace/shared/session';
import { api } from './api';
import { noteErasure } from './erased';
import { tellOtherTabs } from './otherTabs';
import { paths } from './paths';
import { session } from './session';
import { forgetTab } from './tabMemory';
import { forgetTold } from './told';

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
        forgetTab();
        forgetTold();
        if (session.userId) noteErasure(session.userId, undefined);
        // The next person to sign in is not to be led to where this one was.
        if (window.location.pathname.startsWith('/user/'))
          window.history.replaceState(null, '', paths.start);
      }
      tellOtherTabs();
      window.location.reload();
    },
  });
