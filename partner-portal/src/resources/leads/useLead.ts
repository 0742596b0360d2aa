import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, getLead } from '@marketplace/shared/api';
import { notify } from '@marketplace/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type LeadFile = AnswerOf<typeof getLead>['data'];

export function useLead(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['lead', id],
    queryFn: async ({ signal }) => (await client.call(getLead, { params: { id }, signal })).data,
  });
}

/** Returns a function that refetches every query that shows a lead. */
export function useLeadRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const keys = ['lead', 'lead-timeline', 'lead-queue', 'leads'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

/** Returns a mutation that changes a lead, refetches it and confirms the change in a toast. */
export function useLeadAction() {
  const refresh = useLeadRefresh();
  return useMutation({
    mutationFn: (change: () => Promise<string>) => change(),
    onSuccess: async (said) => {
      notify.success(said);
      await refresh();
    },
  });
}
