import { LoadState, Note, Panel, Rows, useTexts } from '@marketplace/shared/admin';
import { formatRelative, formatRupees } from '@marketplace/shared/format';
import { type Application, type Lead, getOptionLabel } from '@marketplace/shared/schema';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './recentPanel.module.css';

/** Number of rows. */
const COUNT = 5;

/** Lists the newest leads or applications, with a link to all of them. */
export function RecentPanel({ kind }: { kind: 'leads' | 'applications' }) {
  const { translate, language } = useTexts();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useGetList<Lead | Application>(kind, {
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: COUNT },
  });
  const getName = (row: Lead | Application) => row.customer_name || translate('portal.unnamed');
  const getStatus = (row: Lead | Application) =>
    'stage' in row
      ? getOptionLabel('leadStage', row.stage, language)
      : getOptionLabel('applicationStatus', row.status, language);
  const describe = (row: Lead | Application) =>
    'stage' in row
      ? getOptionLabel('product', row.product, language)
      : `${row.lender_name}, ${formatRupees(row.amount, language)}`;
  return (
    <Panel
      title={translate(`portal.recent_${kind}`)}
      actions={<Link to={`/${kind}`}>{translate('portal.all')}</Link>}
    >
      {!data && (
        <LoadState error={error} onRetry={() => void refetch()} lines={COUNT} height="40px" />
      )}
      {data?.length === 0 && <Note sx={{ py: 3 }}>{translate(`portal.no_${kind}`)}</Note>}
      <Rows className={styles['list']}>
        {data?.map((row) => (
          <li key={row.id}>
            <span>
              <Link to={`/${kind}/${row.id}`}>{getName(row)}</Link>
              <small>{describe(row)}</small>
            </span>
            <span>
              <span>{getStatus(row)}</span>
              <small>{formatRelative(row.created_at, now, language)}</small>
            </span>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
