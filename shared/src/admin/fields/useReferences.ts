import type { RaRecord } from 'react-admin';
import { useGetList } from 'react-admin';
import type { ReferenceTarget } from '../../schema';
import { toApiError } from '../data/httpError';
import { plainText } from './plainText';

/** At most so many records are offered in a choice. */
const MOST = 500;

/**
 * The records that a reference can point at, as the options of a choice. A page that waits for them
 * waits for `isFetched`: each part of it that mounts asks again after a failure, and would take the
 * page away under itself if the page waited for an answer without a failure.
 */
export function useReferences(target: ReferenceTarget | undefined) {
  const {
    data = [],
    error,
    isFetched,
    refetch,
  } = useGetList<RaRecord>(
    target ?? '',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'ASC' } },
    { enabled: target !== undefined, retry: false },
  );
  const options = data.map((record) => ({
    value: String(record.id),
    label: plainText(record['name']) || String(record.id),
  }));
  return { options, failure: toApiError(error), isFetched, refetch };
}
