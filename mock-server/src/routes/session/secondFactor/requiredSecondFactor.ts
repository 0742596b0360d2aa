import { getSecondFactors, requireSecondFactor } from '@marketplace/shared/api';
import { ADMIN_ROLES } from '@marketplace/shared/resources';
import {
  findSecondFactor,
  mustSetSecondFactor,
  SIGN_IN_SETTINGS_ID,
} from '../../../auth/secondFactor';
import { endAllSessions } from '../../../auth/sessions';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { controlledCall } from '../../approvals/controlledCall';
import { handle } from '../../kit/handle';

export const requiredSecondFactorRoutes = [
  handle(getSecondFactors, async (_, { store }) => {
    const { rows } = await store.find('second_factors');
    const settings = await store.get('sign_in_settings', SIGN_IN_SETTINGS_ID);
    return {
      data: {
        account_ids: rows.filter(({ confirmed_at }) => confirmed_at).map(({ id }) => id),
        required_roles: ADMIN_ROLES.filter((role) => settings?.second_factor_roles.includes(role)),
      },
    };
  }),
];

/** Sets whether a role must have a second factor. Dropping the rule needs a second admin as soon as there is one. */
export const requireSecondFactorCall = controlledCall(requireSecondFactor, {
  getKind: (_reader, { body }) => (body.is_required ? undefined : 'admin_access'),
  subject: async () => ({ title: '', page: '/user-management' }),
  async apply(writer, { body, session, language }) {
    const { role_id, is_required } = body;
    const account = await writer.get('accounts', session?.account_id ?? 0);
    const isOwn = account?.role === String(role_id);
    if (isOwn && is_required && !(await findSecondFactor(writer, account.id)))
      throw new HttpError(409, 'second_factor_own_first');
    const settings = await writer.get('sign_in_settings', SIGN_IN_SETTINGS_ID);
    const others = settings?.second_factor_roles.filter((role) => role !== role_id) ?? [];
    const second_factor_roles = is_required ? [...others, role_id] : others;
    await (settings
      ? writer.update('sign_in_settings', SIGN_IN_SETTINGS_ID, { second_factor_roles })
      : writer.insert('sign_in_settings', { id: SIGN_IN_SETTINGS_ID, second_factor_roles }));
    if (is_required) {
      const filter = { area: 'admin', role: String(role_id) };
      for (const one of (await writer.find('accounts', { filter })).rows)
        if (await mustSetSecondFactor(writer, one))
          await endAllSessions(writer, { account_id: one.id });
    }
    const key = is_required ? 'second_factor_required_now' : 'second_factor_optional_now';
    return { success: true, message: translate(language, key) };
  },
  toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
});
