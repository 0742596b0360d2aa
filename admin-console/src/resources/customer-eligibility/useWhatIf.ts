import { useClient } from '@marketplace/shared/admin';
import { type CriterionChange, previewCriteria } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The server counts only after the person has paused typing for this long. */
const REST_MS = 300;

/**
 * Counts how many recent borrowers would have an offer with the unsaved changes; asks nothing if
 * there are none.
 */
export function useWhatIf(changes: readonly CriterionChange[]) {
  const client = useClient();
  const [rested, setRested] = useState(changes);
  useEffect(() => {
    const timer = setTimeout(() => setRested(changes), REST_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return useQuery({
    queryKey: ['preview-criteria', rested],
    queryFn: async ({ signal }) =>
      (await client.call(previewCriteria, { body: { changes: [...rested] }, signal })).data,
    enabled: rested.length > 0,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
