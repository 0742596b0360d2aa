import { logout } from '@marketplace/shared/api';
import { endSession } from '../../auth/sessions';
import { translate } from '../../messages/translate';
import { handle } from '../kit/handle';

export const logoutRoutes = [
  handle(logout, async ({ session, language }, { store }) => {
    if (session) await store.tx((writer) => endSession(writer, session));
    return { success: true, message: translate(language, 'logged_out') };
  }),
];
