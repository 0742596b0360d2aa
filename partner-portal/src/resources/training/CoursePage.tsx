import Typography from '@mui/material/Typography';
import {
  Card,
  Failure,
  Note,
  QueryPage,
  useClient,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { finishLesson } from '@marketplace/shared/api';
import { Button, buttonClass, VisuallyHidden } from '@marketplace/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import styles from './course.module.css';
import { Quiz } from './Quiz';
import { type Course, useCourse } from './useCourse';

interface LessonsProps {
  course: Course;
  onChange: (course: Course) => void;
}

function Lessons({ course, onChange }: LessonsProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const { isMasquerade = false } = useConsole();
  const finish = useMutation({
    mutationFn: (lesson: number) =>
      client.call(finishLesson, { params: { id: course.id, lesson }, body: {} }),
    onSuccess: ({ data }) => onChange(data),
  });
  return course.lessons.map(({ id, name, name_hi, text_en, text_hi, done }) => (
    <Card key={id} sx={{ gap: 1, justifyItems: 'start' }} aria-labelledby={`lesson-${id}`}>
      <h2 id={`lesson-${id}`}>{language === 'hi' ? name_hi : name}</h2>
      <p>{language === 'hi' ? text_hi : text_en}</p>
      {done ? (
        <Typography color="success">✓ {translate('training.read')}</Typography>
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
    </Card>
  ));
}

/** Shows a course: its lessons, its test once they are read, and a link to the certificate. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
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
            <Note>
              {translate('training.test_later', {
                done: course.done,
                lessons: course.lessons.length,
              })}
            </Note>
          )}
        </div>
      )}
    </QueryPage>
  );
}
