import { logout } from '@marketplace/shared/api';
import { endSession } from '../../auth/sessions';
import { say } from '../../messages/say';
import { handle } from '../kit/handle';

export const logoutRoutes = [
  handle(logout, async ({ session, language }, { store }) => {
    if (session) await store.tx((writer) => endSession(writer, session));
    return { success: true, message: say(language, 'logged_out') };
  }),
];
