import { useClient } from '@marketplace/shared/admin';
import { type CriterionChange, previewCriteria } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Typing is let rest for so long before the server counts. */
const REST_MS = 300;

/** How many recent borrowers would have an offer with changes that are not saved; nothing without any. */
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
