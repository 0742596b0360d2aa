import { resetSecondFactor } from '@marketplace/shared/api';
import { endAllSessions } from '../../../auth/sessions';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { controlledCall } from '../../approvals/controlledCall';
import { sendMessage } from '../../outbox/sendMessage';

/** Switches the second factor of an admin off, with a second admin as soon as there is one. */
export const resetSecondFactorCall = controlledCall(resetSecondFactor, {
  getKind: () => 'admin_access',
  async subject(reader, { body }) {
    const { name } = await requireRecord(reader, 'accounts', body.account_id);
    return { title: name, page: '/user-management' };
  },
  async apply(writer, { body, session, language }) {
    const id = body.account_id;
    // Admins switch off their own factor with the password and a code.
    if (id === session?.account_id) throw new HttpError(409, 'own_second_factor');
    const account = await writer.get('accounts', id);
    if (account?.area !== 'admin' || !(await writer.get('second_factors', id))) throw notFound();
    await writer.remove('second_factors', id);
    await endAllSessions(writer, { account_id: id });
    const text = translate(language, 'second_factor_reset_note');
    await sendMessage(writer, { kind: 'security', to: account.email, text });
    const { name } = account;
    return { success: true, message: translate(language, 'second_factor_reset', { name }) };
  },
  toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
});
