import { LoadState, PageHeader, Panel, toApiError, useCallQuery } from '@marketplace/shared/admin';
import { getCustomerFile } from '@marketplace/shared/api';
import { Skeleton, useTranslate, buttonClass } from '@marketplace/shared/ui';
import { useParams, Link } from 'react-router-dom';
import { Applications } from './Applications';
import { CustomerHistory } from './CustomerHistory';
import { Identity } from './Identity';
import { Leads } from './Leads';
import { Progress } from './Progress';
import { TaskPanel } from './TaskPanel';
import styles from './customer.module.css';

function CustomerMissing() {
  const translate = useTranslate();
  return (
    <div role="status" className={styles['missing']}>
      <h2>{translate('csr_portal.not_found')}</h2>
      <p>{translate('csr_portal.not_found_text')}</p>
      <Link to="/csr-portal" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {translate('csr_portal.back')}
      </Link>
    </div>
  );
}

/**
 * Shows a customer to telephone staff: masked identity, and the progress of profile, leads and
 * applications.
 */
export function CustomerPage() {
  const { id = '', pid = '' } = useParams();
  const translate = useTranslate();
  const { data, error, refetch } = useCallQuery(getCustomerFile, { params: { id } });
  const trail = [{ label: translate('ui.admin_routes.csr_portal'), to: '/csr-portal' }];
  const isThere = data && String(data.customer.partner_id) === pid;
  const title = isThere
    ? data.customer.customer_name ||
      translate(data.is_erased ? 'csr_portal.erased' : 'reports.no_name')
    : translate('ui.admin_routes.csr_customer');
  const renderBody = () => {
    if (toApiError(error)?.status === 404 || (data && !isThere)) return <CustomerMissing />;
    if (error || !isThere)
      return (
        <LoadState error={error} onRetry={() => void refetch()}>
          <div className={styles['columns']}>
            <div className={styles['side']}>
              <Panel title={translate('csr_portal.identity')}>
                <Skeleton lines={7} height="24px" />
              </Panel>
            </div>
            <div className={styles['main']}>
              <Panel title={translate('csr_portal.applications')}>
                <Skeleton lines={8} height="24px" />
              </Panel>
            </div>
          </div>
        </LoadState>
      );
    return (
      <div className={styles['columns']}>
        <div className={styles['side']}>
          {data.is_erased ? (
            <Panel title={translate('csr_portal.identity')}>
              <p>{translate('csr_portal.erased_text')}</p>
            </Panel>
          ) : (
            <>
              <Identity file={data} />
              <Progress file={data} />
            </>
          )}
        </div>
        <div className={styles['main']}>
          {!data.is_erased && <TaskPanel userId={data.customer.id} />}
          <Applications applications={data.applications} />
          <Leads leads={data.leads} />
          <CustomerHistory id={data.customer.id} isErased={data.is_erased} />
        </div>
      </div>
    );
  };
  return (
    <>
      <PageHeader title={title} trail={trail}>
        {isThere && <span className={styles['id']}>{data.customer.reference}</span>}
      </PageHeader>
      {renderBody()}
    </>
  );
}
