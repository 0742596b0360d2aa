import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, ApiError, getErasureRequest } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type ErasureFile = AnswerOf<typeof getErasureRequest>['data'];

/** Loads a request with what it erases or has erased; `null` if no request has that id. */
export function useErasure(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['erasure-request', id],
    queryFn: async ({ signal }): Promise<ErasureFile | null> => {
      try {
        return (await client.call(getErasureRequest, { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
