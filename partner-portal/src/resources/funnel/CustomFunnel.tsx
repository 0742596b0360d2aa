import { LoadState, PageHeader, useClient } from '@marketplace/shared/admin';
import { getFunnel } from '@marketplace/shared/api';
import type { Partner } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { FunnelEditor } from './FunnelEditor';
import { FUNNEL_KEY } from './useFunnelChanges';

const OWN_PARTNER = { pagination: { page: 1, perPage: 1 } };

/**
 * Edits the pages that the partner's borrowers see: a draft with a preview, which the partner publishes or rolls
 * back.
 */
export function CustomFunnel() {
  const translate = useTranslate();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: FUNNEL_KEY,
    queryFn: async ({ signal }) => (await client.call(getFunnel, { signal })).data,
  });
  // A partner can read only its own record.
  const { data: [partner] = [] } = useGetList<Partner>('partners', OWN_PARTNER);
  const segment = partner?.url_segment;
  return (
    <>
      <PageHeader
        title={translate('funnel.title')}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
      >
        {segment === undefined
          ? translate('funnel.about')
          : translate('funnel.about_at', { address: `${window.location.host}/${segment}` })}
      </PageHeader>
      {data && segment !== undefined ? (
        <FunnelEditor state={data} segment={segment} />
      ) : (
        <LoadState
          error={data ? null : error}
          onRetry={() => void refetch()}
          lines={6}
          height="96px"
        />
      )}
    </>
  );
}
