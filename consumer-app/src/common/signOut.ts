import { logout } from '@marketplace/shared/session';
import { api } from './api';
import { tellOtherTabs } from './otherTabs';
import { forgetTab } from './tabMemory';

/**
 * Ends the session whatever the server answers, and reloads the page. Who asked to leave leaves nothing
 * behind in this tab; who was away too long finds it again.
 */
export const signOut = (reason: 'asked' | 'idle'): Promise<void> =>
  logout({
    area: 'consumer',
    client: api,
    reason,
    reload: () => {
      if (reason === 'asked') forgetTab();
      tellOtherTabs();
      window.location.reload();
    },
  });
