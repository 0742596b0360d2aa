import { resetPassword } from '@marketplace/shared/api';
import { hashPassword, newFirstPassword } from '../../../auth/passwords';
import { forgetSecondFactor } from '../../../auth/secondFactor';
import { endAllSessions } from '../../../auth/sessions';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';
import { sendMessage } from '../../customers/outbox/sendMessage';

export const resetPasswordRoutes = [
  handle(resetPassword, async ({ body, session, language }, { store }) => {
    const id = body.account_id;
    // Admins change their own password with changePassword, which requires the current one.
    if (id === session?.account_id) throw new HttpError(409, 'own_password');
    const password = newFirstPassword();
    const password_hash = hashPassword(password);
    const { email } = await store.tx(async (writer) => {
      const account = await requireRecord(writer, 'accounts', id);
      await writer.update('accounts', id, {
        password_hash,
        must_change_password: true,
        ...(account.is_invited && { is_invited: false, invitation_hash: null }),
      });
      await endAllSessions(writer, { account_id: id });
      await forgetSecondFactor(writer, id);
      await sendMessage(writer, {
        to: account.email,
        text: translate(language, 'first_password', { password }),
      });
      return account;
    });
    return { success: true, message: translate(language, 'password_sent', { email }) };
  }),
];
