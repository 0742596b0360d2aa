import { Panel, Panels, QueryPage, useCallQuery, StatusBadge } from '@marketplace/shared/admin';
import { getErasureRequest } from '@marketplace/shared/api';
import { Skeleton, useTranslate } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { Certificate } from './Certificate';
import { Decisions } from './Decisions';
import { ErasureParts } from './ErasureParts';
import { RequestFacts } from './RequestFacts';

/**
 * Shows an erasure request: who asks, what it erases, what it keeps and why, the decision and the
 * certificate.
 */
export function ErasurePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const query = useCallQuery(getErasureRequest, { params: { id } });
  const { data } = query;
  return (
    <QueryPage
      query={query}
      title={data?.request.reference ?? translate('ui.admin_routes.erasure_request')}
      trail={[
        {
          label: translate('ui.admin_routes.customer_info_deletion'),
          to: '/customer-info-deletion',
        },
      ]}
      actions={data && <Decisions file={data} onDecided={() => void query.refetch()} />}
      about={data && <StatusBadge list="erasureStatus" status={data.request.status} />}
      loading={
        <Panels>
          <Panel size="narrow" title={translate('erasures.request')}>
            <Skeleton lines={7} height="24px" />
          </Panel>
          <Panel size="wide" title={translate('erasures.affected_records')}>
            <Skeleton lines={7} height="24px" />
          </Panel>
        </Panels>
      }
    >
      {(file) => (
        <Panels>
          <RequestFacts file={file} />
          {file.certificate && (
            <Certificate reference={file.request.reference} certificate={file.certificate} />
          )}
          {file.plan.length > 0 && (
            <Panel size="wide" title={translate('erasures.affected_records')}>
              <ErasureParts parts={file.plan} />
            </Panel>
          )}
        </Panels>
      )}
    </QueryPage>
  );
}
