import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, nullIfMissing, getApproval } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type ApprovalFile = AnswerOf<typeof getApproval>['data'];

/** Loads a change with what its record holds now; `null` if there is none of that id. */
export function useApproval(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['approvals', 'file', id],
    queryFn: async ({ signal }) =>
      (await nullIfMissing(client.call(getApproval, { params: { id }, signal })))?.data ?? null,
  });
}
