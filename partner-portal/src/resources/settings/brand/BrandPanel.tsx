import { LoadState, useClient } from '@marketplace/shared/admin';
import { getOwnBrand } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { BrandForm } from './BrandForm';

/** Sets the partner's brand beside a preview of the pages that have it. */
export function BrandPanel() {
  const client = useClient();
  const query = client.query(getOwnBrand);
  const { data, error, refetch } = useQuery({
    ...query,
    // Do not refetch: that would hide that others have saved since the form opened.
    staleTime: Infinity,
    select: (answer) => answer.data,
  });
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={8} height="32px" />;
  return <BrandForm state={data} queryKey={query.queryKey} />;
}
