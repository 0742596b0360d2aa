import type { Translate } from '@marketplace/shared/i18n';
import type { Answer, Answers, FieldName, FormSection } from './description';
import { shownIn } from './description';
import styles from './form.module.css';
import { FormInput } from './FormInput';
import type { useOptionLists } from './useOptionLists';

interface Props {
  section: FormSection;
  answers: Answers;
  saved: Answers;
  required: readonly FieldName[];
  options: ReturnType<typeof useOptionLists>;
  own: Translate;
  errorOf: (name: FieldName) => string | undefined;
  onAnswer: (name: FieldName, answer: Answer) => void;
  onLeave: (name: FieldName) => void;
}

/** One part of a form, with the questions that the answers so far call for. */
export function SectionFields(props: Props) {
  const { section, answers, saved, required, options, own, errorOf, onAnswer, onLeave } = props;
  const heading = `section-${section.id}`;
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <header className={styles['sectionHeader']}>
        <h2 id={heading} tabIndex={-1}>
          {own(`section.${section.id}`)}
        </h2>
        <p>{own(`section_intro.${section.id}`)}</p>
      </header>
      <div className={styles['fields']}>
        {shownIn(section, answers).map((field) => (
          <div key={field.name} className={field.half ? undefined : styles['whole']}>
            <FormInput
              field={field}
              answer={answers[field.name] ?? null}
              required={required.includes(field.name)}
              error={errorOf(field.name)}
              savedPan={Boolean(saved[field.name])}
              options={options}
              onAnswer={(answer) => onAnswer(field.name, answer)}
              onLeave={() => onLeave(field.name)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
