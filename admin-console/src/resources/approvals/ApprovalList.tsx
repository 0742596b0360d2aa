import {
  BelowList,
  FAILS_IN_PLACE,
  LoadState,
  PageHeader,
  RecordTable,
  useTexts,
  useWaitingApprovals,
} from '@marketplace/shared/admin';
import { APPROVAL_DAYS } from '@marketplace/shared/schema';
import { ListBase } from 'react-admin';
import { buildApprovalColumns } from './approvalColumns';
import styles from './approvals.module.css';
import { ApprovalSettings } from './ApprovalSettings';
import { OtherApprovals } from './OtherApprovals';

/** Lists the changes that wait for a second admin and those decided, newest first. */
export function ApprovalList() {
  const { translate, language } = useTexts();
  const { data, error, refetch } = useWaitingApprovals();
  const columns = buildApprovalColumns({ translate, language, onDecided: () => void refetch() });
  const title = translate('ui.admin_routes.approvals');
  return (
    <ListBase
      resource="approvals"
      sort={{ field: 'requested_at', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      queryOptions={FAILS_IN_PLACE}
    >
      <PageHeader title={title}>{translate('approvals.lead', { days: APPROVAL_DAYS })}</PageHeader>
      <div className={styles['inbox']}>
        {data === undefined ? (
          <LoadState error={error} onRetry={() => void refetch()} lines={12} height="40px" />
        ) : (
          <>
            <OtherApprovals />
            <RecordTable
              empty={{ title: 'approvals.empty', text: 'approvals.empty_text' }}
              searchLabel={translate('approvals.search')}
              filters={['status', 'kind']}
              title={title}
              columns={columns}
              pinned
            />
            <BelowList>
              <ApprovalSettings />
            </BelowList>
          </>
        )}
      </div>
    </ListBase>
  );
}
