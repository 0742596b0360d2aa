import { useClient } from '@marketplace/shared/admin';
import { type AnswerOf, getCourse } from '@marketplace/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type Course = AnswerOf<typeof getCourse>['data'];

/** Loads a course; `show` replaces it by the newer one from an answer. */
export function useCourse(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = client.query(getCourse, { params: { id } });
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.call(getCourse, { params: { id }, signal })).data,
  });
  const show = (course: Course) => {
    queryClient.setQueryData(queryKey, course);
    void queryClient.invalidateQueries({ queryKey: ['getCourses'] });
  };
  return { query, show };
}
