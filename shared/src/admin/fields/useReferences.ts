import { useGetList } from 'react-admin';
import type { ReferenceTarget } from '../../schema';
import { apiErrorOf } from '../data/httpError';

/** At most so many records are offered in a choice. */
const MOST = 500;

/** The records that a reference can point at, as the options of a choice. */
export function useReferences(target: ReferenceTarget | undefined) {
  const {
    data = [],
    error,
    refetch,
  } = useGetList(
    target ?? '',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'ASC' } },
    { enabled: target !== undefined, retry: false },
  );
  const options = data.map((record) => ({
    value: String(record.id),
    label: String(record['name'] ?? record.id),
  }));
  return { options, failure: apiErrorOf(error), refetch };
}
