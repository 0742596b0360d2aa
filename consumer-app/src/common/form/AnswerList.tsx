import { answerText } from './answerText';
import type { Answers, FormShape } from './description';
import { shownIn } from './description';
import styles from './form.module.css';
import type { FormTexts } from './useFormTexts';

interface Props {
  form: FormShape;
  answers: Answers;
  words: FormTexts;
  onChange: (section: string, field: string) => void;
}

/** All answers, each with a way back to its question. */
export function AnswerList({ form, answers, words, onChange }: Props) {
  const { text, own, label, reading } = words;
  return form.sections.map((section) => (
    <section key={section.id} className={styles['card']} aria-label={own(`section.${section.id}`)}>
      <h3>{own(`section.${section.id}`)}</h3>
      <dl>
        {shownIn(section, answers).map((field) => (
          <div key={field.name} className={styles['row']}>
            <dt>{label(field)}</dt>
            <dd>{answerText(form, field.name, answers[field.name] ?? null, reading)}</dd>
            <dd className={styles['change']}>
              <button
                type="button"
                aria-label={text('change_what', { what: label(field) })}
                onClick={() => onChange(section.id, field.name)}
              >
                {text('change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
