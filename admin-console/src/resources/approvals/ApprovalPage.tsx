import {
  FactList,
  Note,
  Panel,
  Panels,
  QueryPage,
  StatusBadge,
  Subheading,
  useCallQuery,
  useTexts,
} from '@marketplace/shared/admin';
import { getApproval } from '@marketplace/shared/api';
import { formatDate, formatDateTime } from '@marketplace/shared/format';
import { getApprovalEnd, getOptionLabel } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Link, useParams } from 'react-router-dom';
import {
  ChangeList,
  RecordName,
  splitChange,
  useCollectionName,
  useFieldLabel,
} from '../../history';
import report from '../../report/report.module.css';
import styles from './approvals.module.css';
import { type ApprovalFile, Decisions } from './Decisions';

/** Lists the fields that would change, by record, and marks those that somebody has changed since. */
function Differences({ approval, conflicts }: Pick<ApprovalFile, 'approval' | 'conflicts'>) {
  const translate = useTranslate();
  const collectionName = useCollectionName();
  const fieldLabel = useFieldLabel();
  // A new version of a funnel repeats what changes in the funnel itself.
  const shown = approval.changes.filter(({ collection: of }) => of !== 'funnel_versions');
  const records = [...new Set(shown.map(({ record_id }) => record_id))];
  return (
    <Panel size="wide" title={translate('approvals.changes')}>
      {conflicts.length > 0 && (
        <div role="alert" className={styles['recordChanged']}>
          <p>{translate('approvals.record_changed')}</p>
          <ul>
            {conflicts
              .flatMap(({ record_id, field, current }) => {
                const before = shown.find((one) => one.field === field)?.before ?? null;
                return splitChange({ field, before, after: current }).map((now) => ({
                  ...now,
                  record_id,
                }));
              })
              .map(({ record_id, field, after }) => (
                <li key={`${record_id} ${field}`}>
                  {translate('approvals.now', {
                    field: fieldLabel(field, approval.collection),
                    value: after === null ? '–' : String(JSON.parse(after) ?? '–'),
                  })}
                </li>
              ))}
          </ul>
        </div>
      )}
      {records.map((record) => {
        const changes = shown.filter(({ record_id }) => record_id === record);
        const isDeleted = record !== '' && changes.every(({ after }) => after === null);
        return (
          <div key={record}>
            {(records.length > 1 || approval.collection !== 'lenders') && (
              <Subheading sx={{ mt: 1, mb: 0.5 }}>
                {collectionName(approval.collection)}{' '}
                {records.length > 1 && <RecordName collection={approval.collection} id={record} />}
              </Subheading>
            )}
            {record === '' && <p>{translate('approvals.is_new')}</p>}
            {isDeleted && <p>{translate('approvals.is_deleted')}</p>}
            <ChangeList collection={approval.collection} changes={changes} />
          </div>
        );
      })}
    </Panel>
  );
}

/** Shows a change: who asks, why, the fields that it changes, and this admin's possible decisions. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
  const query = useCallQuery(getApproval, { params: { id } });
  const { data } = query;
  const getKindLabel = ({ kind }: ApprovalFile['approval']) =>
    getOptionLabel('approvalKind', kind, language);
  const title = data && (data.approval.title || getKindLabel(data.approval));
  const formatInstant = (time: string | null) => (time ? formatDateTime(time, language) : '');
  return (
    <QueryPage
      query={query}
      title={title ?? translate('ui.admin_routes.approval')}
      trail={[{ label: translate('ui.admin_routes.approvals'), to: '/approvals' }]}
      actions={data && <Decisions file={data} onDecided={() => void query.refetch()} />}
      about={data && <StatusBadge list="approvalStatus" status={data.approval.status} />}
      height={240}
    >
      {({ approval, conflicts, is_own }) => (
        <Panels>
          <Panel size="narrow" title={translate('approvals.request')}>
            {is_own && approval.status === 'waiting' && (
              <Note sx={{ mb: 1.5 }}>{translate('approvals.own_hint')}</Note>
            )}
            {approval.status === 'failed' && (
              <p className={styles['recordChanged']}>{translate('approvals.failed')}</p>
            )}
            <FactList
              label={(name) => translate(`approvals.${name}`)}
              facts={
                [
                  ['kind', getKindLabel(approval)],
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
                  ['requested', formatInstant(approval.requested_at)],
                  [
                    'expires',
                    approval.status === 'waiting'
                      ? formatInstant(getApprovalEnd(approval.requested_at))
                      : '',
                  ],
                  ['decided_by', approval.decided_by_name],
                  ['decided', formatInstant(approval.decided_at)],
                  ['decision_reason', approval.decision_reason],
                  ['effective_on', formatDate(approval.effective_on ?? '', language)],
                  ['applied', formatInstant(approval.applied_at)],
                ] as const
              }
            />
          </Panel>
          <Differences approval={approval} conflicts={conflicts} />
        </Panels>
      )}
    </QueryPage>
  );
}
