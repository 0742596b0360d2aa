import { changePassword } from '@marketplace/shared/api';
import { hashPassword, passwordFits } from '../../auth/passwords';
import { endSessions, startSession } from '../../auth/sessions';
import { HttpError, wrongField } from '../../httpError';
import { say } from '../../messages/say';
import { handle } from '../kit/handle';

export const changePasswordRoutes = [
  handle(changePassword, async ({ body, session, language, request }, { store, wrongTries }) => {
    // Who acts as a partner holds an admin's account, and may not change the partner's.
    if (!session || session.account_id === null || session.masquerade_by !== null)
      throw new HttpError(403, 'no_right');
    const id = session.account_id;
    const account = await store.get('accounts', id);
    const attempt = { account: `password ${id}`, address: request.ip ?? '' };
    wrongTries.check(attempt);
    wrongTries.begin(attempt);
    if (!(await passwordFits(body.password, account?.password_hash)))
      throw wrongField('password', 'wrong_old_password');
    wrongTries.clear(attempt);
    const password_hash = hashPassword(body.new_password);
    const { area, user_id, account_id, role_id, partner_id } = session;
    const token = await store.tx(async (writer) => {
      await writer.update('accounts', id, { password_hash });
      await endSessions(writer, id);
      return startSession(writer, area, { user_id, account_id, role_id, partner_id });
    });
    return { success: true, message: say(language, 'password_changed'), token };
  }),
];
