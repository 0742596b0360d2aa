import { formatAnswer } from '../spec/formatAnswer';
import type { Answers, FormOutline } from '../spec/formSpec';
import { getVisibleFields } from '../spec/formSpec';
import styles from '../form.module.css';
import { LANGUAGE_NAMES } from '../../language';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  answers: Answers;
  /** Fields that the person has to review. */
  review: readonly string[];
  words: FormTexts;
  onChange: (section: string, field: string) => void;
}

export function AnswerList({ form, answers, review, words, onChange }: Props) {
  const { text, own, label, reading } = words;
  const row = (section: string, name: string, question: string, answer: string) => (
    <div key={name} className={styles['row']}>
      <dt>
        {question}
        {review.includes(name) && <span className={styles['mark']}>{text('review_mark')}</span>}
      </dt>
      <dd>{answer}</dd>
      <dd className={styles['change']}>
        <button
          type="button"
          aria-label={text('change_what', { what: question })}
          onClick={() => onChange(section, name)}
        >
          {text('change')}
        </button>
      </dd>
    </div>
  );
  return form.sections.map((section) => (
    <section key={section.id} className={styles['card']} aria-label={own(`section.${section.id}`)}>
      <h3>{own(`section.${section.id}`)}</h3>
      <dl>
        {getVisibleFields(section, answers).map((field) => {
          const answer = answers[field.name] ?? null;
          const shownAnswer = formatAnswer(form, field.name, answer, reading);
          return row(section.id, field.name, label(field), shownAnswer);
        })}
        {section.language &&
          row(section.id, 'language', text('language'), LANGUAGE_NAMES[reading.language])}
      </dl>
    </section>
  ));
}
