import { changePassword } from '@marketplace/shared/api';
import { parseUserAgent } from '../../../auth/parseUserAgent';
import { refusePassword } from '../../../auth/passwordPolicy';
import { mustSetSecondFactor } from '../../../auth/secondFactor';
import { endAllSessions, startSession } from '../../../auth/sessions';
import { translate } from '../../../messages/translate';
import { tellUser } from '../../outbox/securityNotice';
import { handle } from '../../kit/handle';
import { confirmPassword } from './confirmPassword';

export const changePasswordRoutes = [
  handle(changePassword, async (call, context) => {
    const { body, session, language, request } = call;
    const { store, config, passwords } = context;
    const account = await confirmPassword(call, context);
    const refusal = await refusePassword(passwords, account, body.new_password);
    if (refusal) throw refusal;
    const password_hash = await passwords.hash(body.new_password);
    const token = await store.tx(async (writer) => {
      await writer.update('accounts', account.id, { password_hash, must_change_password: false });
      await endAllSessions(writer, { account_id: account.id });
      await tellUser(writer, account, 'security_password_changed');
      return startSession(writer, config.sessionLimits, {
        area: account.area,
        holder: {
          user_id: null,
          account_id: account.id,
          role_id: session?.role_id ?? null,
          partner_id: session?.partner_id ?? null,
          ...(session?.partner_role && { partner_role: session.partner_role }),
        },
        device: parseUserAgent(request.get('user-agent')),
        mustSetSecondFactor: await mustSetSecondFactor(writer, account),
      });
    });
    return { success: true, message: translate(language, 'password_changed'), token };
  }),
];
