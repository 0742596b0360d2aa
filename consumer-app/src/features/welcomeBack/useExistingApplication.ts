import { getMaskInfo } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useApplications } from '../../applications/useApplications';
import { api } from '../../browser/api';

/** Loads the masked identity, whose texts are empty without a profile, and the open application. */
export function useExistingApplication(id: string, inflight: string | null | undefined) {
  const mask = useQuery({
    ...api.query(getMaskInfo, { params: { id } }),
    select: ({ data }) => data,
  });
  const applications = useApplications(inflight ? id : undefined);
  const failed = [mask, applications].filter(({ isLoadingError }) => isLoadingError);
  return {
    mask: applications.isLoading ? undefined : mask.data,
    application: applications.data?.find((application) => application.id === inflight),
    failure: failed[0]?.error?.message,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
