import {
  LoadState,
  FactList,
  PageHeader,
  Panel,
  Panels,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime, wireToDisplay } from '@marketplace/shared/format';
import { optionLabel } from '@marketplace/shared/schema';
import { NotFoundPage, useTranslate } from '@marketplace/shared/ui';
import { Link, useParams } from 'react-router-dom';
import { ChangeList, useCollectionName, useFieldLabel } from '../../history';
import report from '../../report/report.module.css';
import { StatusBadge } from '../../status';
import styles from './approvals.module.css';
import { Decisions } from './Decisions';
import { type ApprovalFile, useApproval } from './useApproval';

/** The fields that would change, record by record, and those that somebody has changed since. */
function Differences({ file: { approval, conflicts } }: { file: ApprovalFile }) {
  const translate = useTranslate();
  const collectionName = useCollectionName();
  const fieldLabel = useFieldLabel();
  const records = [...new Set(approval.changes.map(({ record_id }) => record_id))];
  return (
    <Panel size="wide" title={translate('approvals.changes')}>
      {conflicts.length > 0 && (
        <div role="alert" className={styles['moved']}>
          <p>{translate('approvals.moved')}</p>
          <ul>
            {conflicts.map(({ record_id, field, current }) => (
              <li key={`${record_id} ${field}`}>
                {translate('approvals.now', {
                  field: fieldLabel(field),
                  value: current === null ? '–' : String(JSON.parse(current) ?? '–'),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {records.map((record) => (
        <div key={record}>
          {(records.length > 1 || approval.collection !== 'lenders') && (
            <h3 className={styles['subject']}>
              {collectionName(approval.collection)} {records.length > 1 && record}
            </h3>
          )}
          <ChangeList changes={approval.changes.filter(({ record_id }) => record_id === record)} />
        </div>
      ))}
    </Panel>
  );
}

/** Shows a change: who asks, why, what would be different, and what this admin may decide. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const { data, error, refetch } = useApproval(id);
  if (data === null) return <NotFoundPage inside home="/admin/approvals" />;
  const approval = data?.approval;
  const kind = approval && optionLabel('approvalKind', approval.kind, language);
  const trail = [{ label: translate('ui.admin_routes.approvals'), to: '/approvals' }];
  const title = approval ? approval.title || kind : undefined;
  const at = (time: string | null) => (time ? formatDateTime(time, language) : '');
  return (
    <>
      <PageHeader
        title={title ?? translate('ui.admin_routes.approval')}
        trail={trail}
        actions={data && <Decisions file={data} onDecided={() => void refetch()} />}
      >
        {approval && <StatusBadge list="approvalStatus" status={approval.status} />}
      </PageHeader>
      {!data && <LoadState error={error} onRetry={() => void refetch()} height={240} />}
      {data && approval && (
        <Panels>
          <Panel size="narrow" title={translate('approvals.request')}>
            {data.is_own && approval.status === 'waiting' && (
              <p className={styles['hint']}>{translate('approvals.own_hint')}</p>
            )}
            {approval.status === 'failed' && (
              <p className={styles['moved']}>{translate('approvals.failed')}</p>
            )}
            <FactList
              label={(name) => translate(`approvals.${name}`)}
              facts={
                [
                  ['kind', kind],
                  [
                    'record',
                    approval.page && (
                      <Link key="page" className={report['link']} to={approval.page}>
                        {approval.title}
                      </Link>
                    ),
                  ],
                  ['reason', approval.reason],
                  ['requested_by', approval.requested_by_name],
                  ['requested', at(approval.requested_at)],
                  ['decided_by', approval.decided_by_name],
                  ['decided', at(approval.decided_at)],
                  ['decision_reason', approval.decision_reason],
                  ['effective_on', wireToDisplay(approval.effective_on ?? '') ?? ''],
                  ['applied', at(approval.applied_at)],
                ] as const
              }
            />
          </Panel>
          <Differences file={data} />
        </Panels>
      )}
    </>
  );
}
