import { logout } from '@marketplace/shared/session';
import { api } from './api';

/** Ends the session whatever the server answers, and reloads the page. */
export const signOut = (reason: 'asked' | 'idle'): Promise<void> =>
  logout({ area: 'consumer', client: api, reason });
