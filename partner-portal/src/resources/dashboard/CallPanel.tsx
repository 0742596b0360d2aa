import { LoadState, Note, Panel, Rows, useClient, useTexts } from '@marketplace/shared/admin';
import { getLeadQueue } from '@marketplace/shared/api';
import { formatRelative } from '@marketplace/shared/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './recentPanel.module.css';

/** Number of customers in the panel. */
const SHOWN = 5;

/** Shows the first customers to call next, and how many there are. */
export function CallPanel() {
  const { translate, language } = useTexts();
  const client = useClient();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['lead-queue'],
    queryFn: async ({ signal }) => (await client.call(getLeadQueue, { signal })).data,
  });
  const all = data && data.total > 0 && (
    <Link to="/call-next">{translate('leads.queue_all', { count: data.total })}</Link>
  );
  return (
    <Panel title={translate('leads.queue')} actions={all}>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={5} height="40px" />}
      {data?.total === 0 && <Note sx={{ py: 3 }}>{translate('leads.queue_none')}</Note>}
      <Rows className={styles['list']}>
        {data?.entries.slice(0, SHOWN).map(({ lead, reason, since }) => (
          <li key={`${lead.id} ${since}`}>
            <span>
              <Link to={`/leads/${lead.id}`}>
                {lead.customer_name || translate('portal.unnamed')}
              </Link>
              <small>{translate(`leads.reason.${reason}`)}</small>
            </span>
            <span>
              <small>{formatRelative(since, new Date(dataUpdatedAt), language)}</small>
            </span>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
