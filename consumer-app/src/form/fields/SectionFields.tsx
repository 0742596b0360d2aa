import type { Answers, FormSection, FormOutline } from '../spec/formSpec';
import { getVisibleFields } from '../spec/formSpec';
import styles from '../form.module.css';
import { FormInput } from './FormInput';
import { LanguageChoice } from './LanguageChoice';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  section: FormSection;
  answers: Answers;
  saved: Answers;
  /** Fields that the person has to review. */
  review: readonly string[];
  words: FormTexts;
  onLeave: (name: string) => void;
}

/** One section of a form, with the questions that apply to the answers so far. */
export function SectionFields(props: Props) {
  const { form, section, answers, saved, review, words, onLeave } = props;
  const { own } = words;
  const heading = `section-${section.id}`;
  const required = form.required(answers);
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <header className={styles['sectionHeader']}>
        <h2 id={heading} tabIndex={-1}>
          {own(`section.${section.id}`)}
        </h2>
        <p>{own(`section_intro.${section.id}`)}</p>
      </header>
      <div className={styles['fields']}>
        {getVisibleFields(section, answers).map((field) => (
          <div key={field.name} className={field.half ? undefined : styles['whole']}>
            <FormInput
              form={form}
              field={field}
              required={required.includes(field.name)}
              savedPan={Boolean(saved[field.name])}
              review={review.includes(field.name)}
              words={words}
              onLeave={() => onLeave(field.name)}
            />
          </div>
        ))}
        {section.language && (
          <div className={styles['whole']}>
            <LanguageChoice />
          </div>
        )}
      </div>
    </section>
  );
}
