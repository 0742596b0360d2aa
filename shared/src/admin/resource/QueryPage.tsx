import type { ReactNode } from 'react';
import { NotFoundPage, type SkeletonProps } from '../../ui';
import { toApiError } from '../data/httpError';
import { LoadState } from '../feedback/failure/LoadState';
import { useConsole } from '../context/consoleContext';
import { PageHeader, type PageHeaderProps } from './page/PageHeader';

export interface QueryPageProps<T>
  extends
    Pick<PageHeaderProps, 'title' | 'actions'>,
    Required<Pick<PageHeaderProps, 'trail'>>,
    SkeletonProps {
  query: { data: T | undefined; error?: Error | null | undefined; refetch: () => unknown };
  /** A line below the title. */
  about?: ReactNode;
  /** Skeletons of a page with several parts; otherwise one of `lines` and `height`. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page about the data of one query. If the data does not exist, it says so and links to its parent page. */
export function QueryPage<T>(props: QueryPageProps<T>) {
  const { query, title, trail, actions, about, loading, children, ...skeleton } = props;
  const { data, error, refetch } = query;
  const { area } = useConsole();
  // The cache may still hold what somebody else has deleted.
  if (toApiError(error)?.status === 404) {
    const parent = trail.at(-1);
    return <NotFoundPage inside home={`/${area}${parent?.to ?? ''}`} page={parent?.label} />;
  }
  return (
    <>
      <PageHeader title={title} trail={trail} actions={actions}>
        {about}
      </PageHeader>
      {data === undefined ? (
        <LoadState error={error} onRetry={() => void refetch()} {...skeleton}>
          {loading}
        </LoadState>
      ) : (
        children(data)
      )}
    </>
  );
}
