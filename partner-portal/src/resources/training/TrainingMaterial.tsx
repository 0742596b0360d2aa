import { LoadFailure, useClient, useTexts } from '@marketplace/shared/admin';
import { getCourses } from '@marketplace/shared/api';
import { useQuery } from '@tanstack/react-query';
import { PageCards } from '../../lists';

/** Lists the courses with the person's progress, and the eligibility criteria. */
export function TrainingMaterial() {
  const { translate, language } = useTexts();
  const client = useClient();
  const { data, error, refetch } = useQuery(client.query(getCourses));
  const courses = (data?.data ?? []).map((course) => {
    const about = language === 'hi' ? course.about_hi : course.about_en;
    const progress = course.passed_at
      ? translate('training.passed')
      : translate('training.progress', { done: course.done, lessons: course.lessons });
    return {
      to: `/training-material/courses/${course.id}`,
      label: language === 'hi' ? course.name_hi : course.name,
      about: `${about} ${progress}`,
    };
  });
  const criteria = {
    to: '/training-material/eligibility-criteria',
    label: translate('portal.eligibility'),
    about: translate('portal.eligibility_about'),
  };
  return (
    <>
      <PageCards title={translate('portal.training')} cards={[criteria, ...courses]} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
}
