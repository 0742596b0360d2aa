import { getErrorText, useClient, useConsole, useLanguage } from '@marketplace/shared/admin';
import { type AnswerOf, submitQuiz } from '@marketplace/shared/api';
import { Button, FieldError } from '@marketplace/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './course.module.css';
import type { Course } from './useCourse';

interface QuizProps {
  course: Course;
  onMarked: (course: Course) => void;
}

/** The test of a course. The server marks it and names the questions that were answered wrongly. */
export function Quiz({ course, onMarked }: QuizProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const { isReadOnly = false } = useConsole();
  const [result, setResult] = useState<AnswerOf<typeof submitQuiz>['data']>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, questions, pass_percent } = course;
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answers = questions.flatMap((question) => {
      const option = Number(form.get(`question-${question.id}`));
      return option > 0 ? [{ question: question.id, option }] : [];
    });
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await client.call(submitQuiz, { params: { id }, body: { answers } });
      setResult(data);
      onMarked(data.course);
    } catch (error) {
      setFailure(getErrorText(error, translate, 'answers'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles['page']} onSubmit={(event) => void submit(event)}>
      <h2>{translate('training.test')}</h2>
      <p className={styles['quiet']}>
        {translate('training.test_about', { percent: pass_percent })}
      </p>
      {questions.map((question) => (
        <fieldset key={question.id} className={styles['part']}>
          <legend>{language === 'hi' ? question.question_hi : question.question_en}</legend>
          {(language === 'hi' ? question.options_hi : question.options_en).map((option, index) => (
            <label key={option} className={styles['option']}>
              <input type="radio" name={`question-${question.id}`} value={index + 1} />
              {option}
            </label>
          ))}
          <FieldError
            id={`wrong-${question.id}`}
            text={result?.wrong.includes(question.id) ? translate('training.wrong') : undefined}
          />
        </fieldset>
      ))}
      <FieldError id="quiz-failure" text={failure} />
      <p role="status">
        {result &&
          translate(result.passed ? 'training.result_passed' : 'training.result_failed', {
            percent: result.percent,
          })}
      </p>
      <Button type="submit" busy={busy} disabled={isReadOnly}>
        {translate('training.hand_in')}
      </Button>
    </form>
  );
}
