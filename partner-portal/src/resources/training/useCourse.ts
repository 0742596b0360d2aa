import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, nullIfMissing, getCourse } from '@marketplace/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type Course = AnswerOf<typeof getCourse>['data'];

/** Loads a course, null if there is none with that id; `show` takes a newer one that a call has answered. */
export function useCourse(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = client.query(getCourse, { params: { id } });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await nullIfMissing(client.call(getCourse, { params: { id }, signal })))?.data ?? null,
  });
  const show = (course: Course) => {
    queryClient.setQueryData(queryKey, course);
    void queryClient.invalidateQueries({ queryKey: ['getCourses'] });
  };
  return { course: data, error, refetch, show };
}
