import { resetPassword } from '@marketplace/shared/api';
import { hashPassword, newFirstPassword } from '../../auth/passwords';
import { endSessionsOf } from '../../auth/sessions';
import { HttpError, notFound } from '../../httpError';
import { say } from '../../messages/say';
import { handle } from '../kit/handle';
import { post } from '../outbox/post';

export const resetPasswordRoutes = [
  handle(resetPassword, async ({ body, session, language }, { store }) => {
    const id = body.account_id;
    // The present password has to be given to change one's own.
    if (id === session?.account_id) throw new HttpError(409, 'own_password');
    const password = newFirstPassword();
    const password_hash = hashPassword(password);
    const { email } = await store.tx(async (writer) => {
      const account = await writer.get('accounts', id);
      if (!account) throw notFound();
      await writer.update('accounts', id, { password_hash, must_change_password: true });
      await endSessionsOf(writer, { account_id: id });
      await post(writer, {
        to: account.email,
        text: say(language, 'first_password', { password }),
      });
      return account;
    });
    return { success: true, message: say(language, 'password_sent', { email }) };
  }),
];
