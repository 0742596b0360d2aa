import { Failure, QueryPage, useClient, useConsole, useLanguage } from '@marketplace/shared/admin';
import { finishLesson } from '@marketplace/shared/api';
import { Button, buttonClass, VisuallyHidden } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import styles from './course.module.css';
import { Quiz } from './Quiz';
import { type Course, useCourse } from './useCourse';

interface LessonsProps {
  course: Course;
  onChange: (course: Course) => void;
}

function Lessons({ course, onChange }: LessonsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const { isMasquerade = false } = useConsole();
  const finish = useMutation({
    mutationFn: (lesson: number) =>
      client.call(finishLesson, { params: { id: course.id, lesson }, body: {} }),
    onSuccess: ({ data }) => onChange(data),
  });
  return course.lessons.map(({ id, name, name_hi, text_en, text_hi, done }) => (
    <section key={id} className={styles['lesson']} aria-labelledby={`lesson-${id}`}>
      <h2 id={`lesson-${id}`}>{language === 'hi' ? name_hi : name}</h2>
      <p>{language === 'hi' ? text_hi : text_en}</p>
      {done ? (
        <p className={styles['done']}>✓ {translate('training.read')}</p>
      ) : (
        <Button
          variant="secondary"
          size="small"
          disabled={isMasquerade}
          onClick={() => finish.mutate(id)}
        >
          {translate('training.mark_read')}
          <VisuallyHidden> {language === 'hi' ? name_hi : name}</VisuallyHidden>
        </Button>
      )}
      {finish.variables === id && <Failure error={finish.error} />}
    </section>
  ));
}

/** Shows a course: its lessons, its test once they are read, and a link to the certificate. */
export function CoursePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const { query, show } = useCourse(id);
  const { data } = query;
  return (
    <QueryPage
      query={query}
      title={(language === 'hi' ? data?.name_hi : data?.name) ?? translate('training.course')}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('portal.training'), to: '/training-material' },
      ]}
      actions={
        data?.certificate && (
          <Link className={buttonClass()} to={`/training-material/courses/${id}/certificate`}>
            {translate('training.certificate')}
          </Link>
        )
      }
      about={language === 'hi' ? data?.about_hi : data?.about_en}
      lines={8}
      height="32px"
    >
      {(course) => (
        <div className={styles['page']}>
          <Lessons course={course} onChange={show} />
          {course.done === course.lessons.length ? (
            <Quiz course={course} onMarked={show} />
          ) : (
            <p className={styles['muted']}>
              {translate('training.test_later', {
                done: course.done,
                lessons: course.lessons.length,
              })}
            </p>
          )}
        </div>
      )}
    </QueryPage>
  );
}
