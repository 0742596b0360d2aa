import Stack from '@mui/material/Stack';
import { LoadState, Panel, useClient, useConfirmedCall, useTexts } from '@marketplace/shared/admin';
import { getSecondFactors, requireSecondFactor, resetSecondFactor } from '@marketplace/shared/api';
import { ADMIN_ROLES, type AdminRole } from '@marketplace/shared/resources';
import { type AdminUser, getOptionLabel } from '@marketplace/shared/schema';
import { notify, Switch, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './userManagement.module.css';

const useSecondFactors = () => useQuery(useClient().query(getSecondFactors));

/** Returns who has a second factor, and a function that asks before it switches somebody's off. */
export function useResetSecondFactor() {
  const translate = useTranslate();
  const client = useClient();
  const { data } = useSecondFactors();
  const run = useConfirmedCall(client.query(getSecondFactors).queryKey);
  return {
    hasFactor: (id: number) => data?.data.account_ids.includes(id) ?? false,
    reset: ({ id, name }: AdminUser) =>
      run(
        async () => {
          const body = { account_id: id };
          notify.success((await client.call(resetSecondFactor, { body })).message);
        },
        {
          title: translate('user_management.second_factor.reset_title', { name }),
          text: translate('user_management.second_factor.reset_text', { name }),
          confirmLabel: translate('user_management.second_factor.reset'),
          destructive: true,
        },
      ),
  };
}

/** A switch for each role that may need a second factor. */
export function SecondFactorRules() {
  const { translate, language } = useTexts();
  const client = useClient();
  const { data, error, refetch } = useSecondFactors();
  const run = useConfirmedCall(client.query(getSecondFactors).queryKey);
  const title = translate('user_management.second_factor.required');
  const change = (role_id: AdminRole, is_required: boolean) => {
    const call = async () => {
      const body = { role_id, is_required };
      notify.success((await client.call(requireSecondFactor, { body })).message);
    };
    const role = getOptionLabel('adminRole', String(role_id), language);
    return run(
      call,
      is_required
        ? {
            title: translate('user_management.second_factor.require_title', { role }),
            text: translate('user_management.second_factor.require_text'),
            confirmLabel: translate('user_management.second_factor.require'),
          }
        : undefined,
    );
  };
  return (
    <div className={styles['roles']}>
      <Panel size="full" title={title}>
        <p className={styles['hint']}>
          {translate('user_management.second_factor.required_about')}
        </p>
        {!data && (
          <LoadState error={error} onRetry={() => void refetch()} lines={3} height="24px" />
        )}
        <Stack direction="row" sx={{ gap: '12px 32px' }}>
          {data &&
            ADMIN_ROLES.map((role) => (
              <Switch
                key={role}
                label={getOptionLabel('adminRole', String(role), language)}
                checked={data.data.required_roles.includes(role)}
                onChange={({ currentTarget }) => void change(role, currentTarget.checked)}
              />
            ))}
        </Stack>
      </Panel>
    </div>
  );
}
