import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, nullIfMissing, getErasureRequest } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type ErasureFile = AnswerOf<typeof getErasureRequest>['data'];

/** Loads a request with what it erases or has erased; `null` if no request has that id. */
export function useErasure(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['erasure-request', id],
    queryFn: async ({ signal }) =>
      (await nullIfMissing(client.call(getErasureRequest, { params: { id }, signal })))?.data ??
      null,
  });
}
