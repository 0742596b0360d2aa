import { useMediaQuery } from '@marketplace/shared/ui';
import { SummaryRows } from '../../ui';
import styles from '../form.module.css';
import { formatAnswer } from '../spec/formatAnswer';
import { type Answers, type FormOutline, getFormField, getVisibleFields } from '../spec/formSpec';
import type { FormTexts } from '../useFormTexts';

/** The page of a form with fewer questions shows them at once. */
const MIN_ROWS = 5;

interface Props {
  form: FormOutline;
  answers: Answers;
  words: FormTexts;
}

/** The answers so far beside the questions of a wide page. It leaves out the PAN, which others may read there. */
export function AnswerSummary({ form, answers, words }: Props) {
  const { text, label, reading } = words;
  const isWide = useMediaQuery('(width >= 1000px)');
  if (!isWide) return null;
  const fields = form.sections
    .filter(({ folded }) => !folded)
    .flatMap((section) => getVisibleFields(section, answers))
    .filter(({ name }) => !['pan', 'flag'].includes(getFormField(form, name).kind));
  const rows = fields.map((field) => {
    const answer = answers[field.name] ?? '';
    const shown = answer === '' ? '' : formatAnswer(form, field.name, answer, reading);
    return [label(field), shown] as const;
  });
  if (rows.length < MIN_ROWS) return null;
  return (
    <section className={styles['summary']} aria-labelledby="answers-so-far">
      <h2 id="answers-so-far">{text('so_far')}</h2>
      <SummaryRows rows={rows} />
    </section>
  );
}
