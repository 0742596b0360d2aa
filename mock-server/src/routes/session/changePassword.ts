import { changePassword } from '@marketplace/shared/api';
import { deviceOf } from '../../auth/device';
import { refusePassword } from '../../auth/passwordPolicy';
import { hashPassword, passwordFits } from '../../auth/passwords';
import { endSessionsOf, startSession } from '../../auth/sessions';
import { HttpError, wrongField } from '../../httpError';
import { translate } from '../../messages/translate';
import { handle } from '../kit/handle';

export const changePasswordRoutes = [
  handle(changePassword, async ({ body, session, language, request }, context) => {
    const { store, config, loginThrottle } = context;
    // A masquerade session belongs to an admin, who must not change the partner's password.
    if (!session || session.account_id === null || session.masquerade_by !== null)
      throw new HttpError(403, 'no_right');
    const id = session.account_id;
    const attempt = { account: `password ${id}`, address: request.ip ?? '' };
    await loginThrottle.begin(attempt);
    const account = await store.get('accounts', id);
    if (!account || !(await passwordFits(body.password, account.password_hash)))
      throw wrongField('password', 'wrong_old_password');
    await loginThrottle.clear(attempt);
    const refusal = await refusePassword(account, body.new_password);
    if (refusal) throw refusal;
    const password_hash = hashPassword(body.new_password);
    const { area, user_id, account_id, role_id, partner_id, partner_role } = session;
    const token = await store.tx(async (writer) => {
      await writer.update('accounts', id, { password_hash, must_change_password: false });
      await endSessionsOf(writer, { account_id: id });
      return startSession(writer, config.sessionLimits, {
        area,
        holder: { user_id, account_id, role_id, partner_id, ...(partner_role && { partner_role }) },
        device: deviceOf(request.get('user-agent')),
      });
    });
    return { success: true, message: translate(language, 'password_changed'), token };
  }),
];
