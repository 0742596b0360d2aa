import { memo } from 'react';
import { getDifferingFields } from '../spec/answers';
import type { Answers, FormSection, FormOutline } from '../spec/formSpec';
import { getVisibleFields } from '../spec/formSpec';
import styles from '../form.module.css';
import { FoldedSection } from './FoldedSection';
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
  /** Whether the address names this section. */
  named: boolean;
  words: FormTexts;
  onLeave: (name: string) => void;
}

/**
 * One section of a form, with the questions that apply to the answers so far. Not drawn again when only the button
 * below it changes.
 */
export const SectionFields = memo(function SectionFields(props: Props) {
  const { form, section, answers, saved, review, named, words, onLeave } = props;
  const { own, text } = words;
  const heading = `section-${section.id}`;
  const required = [...form.required(answers), ...(form.requiredLater?.(answers) ?? [])];
  const title = own(`section.${section.id}`);
  const body = (
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
  );
  if (section.folded) {
    const waiting = new Set([...review, ...getDifferingFields(form, saved, answers)]);
    return (
      <section className={styles['section']} aria-labelledby={heading}>
        <FoldedSection
          section={section}
          title={title}
          note={text(`folded.${section.folded}`)}
          opened={named || section.fields.some(({ name }) => waiting.has(name))}
        >
          {body}
        </FoldedSection>
      </section>
    );
  }
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <header className={styles['sectionHeader']}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{own(`section_intro.${section.id}`)}</p>
      </header>
      {body}
    </section>
  );
});
