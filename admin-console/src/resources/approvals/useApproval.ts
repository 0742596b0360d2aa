import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, ApiError, getApproval } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';

export type ApprovalFile = AnswerOf<typeof getApproval>['data'];

/** Loads a change with what its record holds now; `null` if there is none of that id. */
export function useApproval(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['approvals', 'file', id],
    queryFn: async ({ signal }): Promise<ApprovalFile | null> => {
      try {
        return (await client.call(getApproval, { params: { id }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
