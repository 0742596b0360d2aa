import type { Translate } from '@marketplace/shared/i18n';
import { useLanguage } from '../language';
import { answerText } from './answerText';
import type { Answers, FormDescription } from './description';
import { shownIn } from './description';
import styles from './form.module.css';
import type { useOptionLists } from './useOptionLists';
import { useFormTexts } from './useFormTexts';

interface Props {
  form: FormDescription;
  answers: Answers;
  options: ReturnType<typeof useOptionLists>;
  own: Translate;
  onChange: (section: string, field: string) => void;
}

/** All answers, each with a way back to its question. */
export function AnswerList({ form, answers, options, own, onChange }: Props) {
  const { text, label } = useFormTexts();
  const language = useLanguage();
  const words = { yes: text('yes'), no: text('no'), none: text('not_said') };
  return form.sections.map((section) => (
    <section key={section.id} className={styles['card']} aria-label={own(`section.${section.id}`)}>
      <h3>{own(`section.${section.id}`)}</h3>
      <dl>
        {shownIn(section, answers).map((field) => (
          <div key={field.name} className={styles['row']}>
            <dt>{label(field)}</dt>
            <dd>{answerText(field.name, answers[field.name] ?? null, language, options, words)}</dd>
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
