import { FieldGrid } from '@marketplace/shared/ui';
import { memo } from 'react';
import type { Answers, FormSection, FormOutline } from '../spec/formSpec';
import styles from '../form.module.css';
import { FoldedSection } from './FoldedSection';
import { FormInput } from './FormInput';
import { LanguageChoice } from './LanguageChoice';
import type { FormTexts } from '../useFormTexts';

interface Props {
  form: FormOutline;
  section: FormSection;
  /** Names of the questions that apply to the answers so far, joined by a space. */
  asked: string;
  /** Names of those that have to be answered now or later. */
  required: string;
  saved: Answers;
  /** Fields that the person has to review. */
  review: readonly string[];
  /** Whether a folded section is open. */
  opened: boolean;
  words: FormTexts;
  onLeave: (name: string) => void;
}

/**
 * One section of a form, with the questions that apply to the answers so far. Not drawn again for an answer that changes
 * no other question, so that a key shows at once.
 */
export const SectionFields = memo(function SectionFields(props: Props) {
  const { form, section, saved, review, opened, words, onLeave } = props;
  const { own, text } = words;
  const heading = `section-${section.id}`;
  const asked = props.asked.split(' ');
  const required = props.required.split(' ');
  const fields = section.fields.filter(({ name }) => asked.includes(name));
  const title = own(`section.${section.id}`);
  const body = (
    <FieldGrid>
      {fields.map((field) => (
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
    </FieldGrid>
  );
  if (section.folded)
    return (
      <section className={styles['section']} aria-labelledby={heading}>
        <FoldedSection
          section={section}
          title={title}
          note={text(`folded.${section.folded}`)}
          opened={opened}
        >
          {body}
        </FoldedSection>
      </section>
    );
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
