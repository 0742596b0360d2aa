import { LoadState, PageHeader, Panel, Panels } from '@marketplace/shared/admin';
import { NotFoundPage, Skeleton, useTranslate } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { StatusBadge } from '../../status';
import { Certificate } from './Certificate';
import { Decisions } from './Decisions';
import { ErasureParts } from './ErasureParts';
import { RequestFacts } from './RequestFacts';
import { useErasure } from './useErasure';

/**
 * Shows an erasure request: who asks, what it erases, what it keeps and why, the decision and the
 * certificate.
 */
export function ErasurePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data, error, refetch } = useErasure(id);
  if (data === null) return <NotFoundPage inside home="/admin/customer-info-deletion" />;
  const trail = [
    {
      label: translate('ui.admin_routes.customer_info_deletion'),
      to: '/customer-info-deletion',
    },
  ];
  const title = data?.request.reference ?? translate('ui.admin_routes.erasure_request');
  return (
    <>
      <PageHeader
        title={title}
        trail={trail}
        actions={data && <Decisions file={data} onDecided={() => void refetch()} />}
      >
        {data && <StatusBadge list="erasureStatus" status={data.request.status} />}
      </PageHeader>
      {!data && (
        <LoadState error={error} onRetry={() => void refetch()}>
          <Panels>
            <Panel size="narrow" title={translate('erasures.request')}>
              <Skeleton lines={7} height="24px" />
            </Panel>
            <Panel size="wide" title={translate('erasures.goes')}>
              <Skeleton lines={7} height="24px" />
            </Panel>
          </Panels>
        </LoadState>
      )}
      {data && (
        <Panels>
          <RequestFacts file={data} />
          {data.certificate && (
            <Certificate reference={data.request.reference} certificate={data.certificate} />
          )}
          {data.plan.length > 0 && (
            <Panel size="wide" title={translate('erasures.goes')}>
              <ErasureParts parts={data.plan} />
            </Panel>
          )}
        </Panels>
      )}
    </>
  );
}
