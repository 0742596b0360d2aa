import { resetPassword } from '@marketplace/shared/api';
import { hashAtLowCost, newFirstPassword } from '../../../auth/passwords';
import { forgetSecondFactor } from '../../../auth/secondFactor';
import { endAllSessions } from '../../../auth/sessions';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { controlledCall } from '../../approvals/controlledCall';
import { sendMessage } from '../../outbox/sendMessage';

/** Sends a first password. That of an admin needs a second admin, because it opens the account. */
export const resetPasswordCall = controlledCall(resetPassword, {
  async getKind(reader, { body }) {
    const account = await reader.get('accounts', body.account_id);
    return account?.area === 'admin' ? 'admin_access' : undefined;
  },
  async subject(reader, { body }) {
    const { name } = await requireRecord(reader, 'accounts', body.account_id);
    return { title: name, page: '/user-management' };
  },
  async apply(writer, { body, session, language }) {
    const id = body.account_id;
    // Admins change their own password with changePassword, which requires the current one.
    if (id === session?.account_id) throw new HttpError(409, 'own_password');
    const account = await requireRecord(writer, 'accounts', id);
    const { email } = account;
    const password = newFirstPassword();
    await writer.update('accounts', id, {
      password_hash: hashAtLowCost(password),
      must_change_password: true,
      ...(account.is_invited && { is_invited: false, invitation_hash: null }),
    });
    await endAllSessions(writer, { account_id: id });
    await forgetSecondFactor(writer, id);
    const text = translate(language, 'first_password', { password });
    await sendMessage(writer, { kind: 'access', to: email, text });
    return { success: true, message: translate(language, 'password_sent', { email }) };
  },
  toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
});
