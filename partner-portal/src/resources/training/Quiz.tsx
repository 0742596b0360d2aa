import {
  Note,
  getErrorText,
  useClient,
  useConsole,
  useLanguage,
  usePlainForm,
} from '@marketplace/shared/admin';
import { type AnswerOf, submitQuiz } from '@marketplace/shared/api';
import { removeInput } from '@marketplace/shared/session';
import { Button, FieldError, RadioGroup } from '@marketplace/shared/ui';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { number, object } from 'yup';
import styles from './course.module.css';
import type { Course } from './useCourse';

interface QuizProps {
  course: Course;
  onMarked: (course: Course) => void;
}

const buildFieldName = (question: number) => `question-${question}`;

/** Shows the test of a course until it is passed. The server marks it and names the wrong answers. */
export function Quiz({ course, onMarked }: QuizProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const { isMasquerade = false } = useConsole();
  const [result, setResult] = useState<AnswerOf<typeof submitQuiz>['data']>();
  const [failure, setFailure] = useState<string>();
  const { id, questions, pass_percent } = course;
  const schema = useMemo(
    () =>
      object(
        Object.fromEntries(questions.map((one) => [buildFieldName(one.id), number().required()])),
      ),
    [questions],
  );
  const form = `quiz/${id}`;
  const { register, handleSubmit, formState } = usePlainForm<Record<string, string>, typeof schema>(
    form,
    schema,
    {},
  );
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const answers = questions.flatMap(({ id: question }) => {
      const option = values[buildFieldName(question)];
      return option === undefined ? [] : [{ question, option }];
    });
    setFailure(undefined);
    try {
      const { data } = await client.call(submitQuiz, { params: { id }, body: { answers } });
      removeInput(form);
      setResult(data);
      onMarked(data.course);
    } catch (error) {
      setFailure(getErrorText(error, translate, 'answers'));
    }
  });
  if (course.passed_at)
    return (
      <section className={styles['page']} aria-labelledby="quiz">
        <h2 id="quiz">{translate('training.test')}</h2>
        <p role="status">{translate('training.result_passed', { percent: course.best_percent })}</p>
      </section>
    );
  return (
    <form className={styles['page']} noValidate onSubmit={(event) => void submit(event)}>
      <h2>{translate('training.test')}</h2>
      <Note>{translate('training.test_about', { percent: pass_percent })}</Note>
      {questions.map((question) => (
        <RadioGroup
          key={question.id}
          {...register(buildFieldName(question.id))}
          label={language === 'hi' ? question.question_hi : question.question_en}
          options={(language === 'hi' ? question.options_hi : question.options_en).map(
            (label, index) => ({ value: index + 1, label }),
          )}
          error={
            errors[buildFieldName(question.id)]?.message ??
            (result?.wrong.includes(question.id) ? translate('training.wrong') : undefined)
          }
        />
      ))}
      <FieldError id="quiz-failure" text={failure} />
      <p role="status">
        {result && translate('training.result_failed', { percent: result.percent })}
      </p>
      <Button type="submit" busy={isSubmitting} disabled={isMasquerade}>
        {translate('training.submit')}
      </Button>
    </form>
  );
}
