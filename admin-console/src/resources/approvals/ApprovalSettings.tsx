import {
  Failure,
  LoadState,
  Note,
  Panel,
  useCallQuery,
  useClient,
  usePendingToast,
  useTexts,
} from '@marketplace/shared/admin';
import { getApprovalSettings, saveApprovalSettings } from '@marketplace/shared/api';
import { APPROVAL_KINDS, getOptionLabel } from '@marketplace/shared/schema';
import { notify, Switch } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './approvals.module.css';

type Kind = (typeof APPROVAL_KINDS)[number];

/** A switch for each kind of change that may need a second admin. Switching off waits for one itself. */
export function ApprovalSettings() {
  const { translate, language } = useTexts();
  const client = useClient();
  const announce = usePendingToast();
  const { data, error, refetch } = useCallQuery(getApprovalSettings);
  const save = useMutation({
    mutationFn: async ({ kind, on }: { kind: Kind; on: boolean }) => {
      if (!data) return undefined;
      const { admins: _, ...settings } = data;
      return client.call(saveApprovalSettings, { body: { ...settings, [kind]: on ? 1 : 0 } });
    },
    onSuccess: (answer) => {
      if (answer?.pending_id) announce(answer.pending_id);
      else if (answer) notify.success(answer.message);
    },
    onSettled: () => refetch(),
  });
  return (
    <Panel size="full" title={translate('approvals.settings')}>
      <Note sx={{ mb: 1.5 }}>{translate('approvals.settings_hint')}</Note>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={4} height="24px" />}
      {data && (
        <ul className={styles['settings']}>
          {APPROVAL_KINDS.map((kind) => (
            <li key={kind}>
              <Switch
                label={getOptionLabel('approvalKind', kind, language)}
                checked={data[kind] === 1}
                disabled={save.isPending}
                onChange={({ currentTarget }) => save.mutate({ kind, on: currentTarget.checked })}
              />
              <span>{translate(`approvals.kinds.${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <Failure error={save.error} />
    </Panel>
  );
}
