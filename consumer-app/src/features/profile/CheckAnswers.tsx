import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../common/language';
import { answerText } from './answerText';
import type { SectionId } from './profileSections';
import { PROFILE_SECTIONS, shownIn } from './profileSections';
import type { ProfileValues } from './profileValues';
import styles from './answers.module.css';
import type { useOptionLists } from '../../common/form/useOptionLists';
import { useProfileTexts } from './useProfileTexts';

interface Props {
  options: ReturnType<typeof useOptionLists>;
  onChange: (section: SectionId, field: string) => void;
}

/** All answers, each with a way back to its question. */
export function CheckAnswers({ options, onChange }: Props) {
  const { getValues } = useFormContext<ProfileValues>();
  const { text, label } = useProfileTexts();
  const language = useLanguage();
  const values = getValues();
  const words = { yes: text('yes'), no: text('no'), none: text('not_said') };
  return (
    <div className={styles['answers']}>
      {PROFILE_SECTIONS.map((section) => (
        <section
          key={section.id}
          className={styles['card']}
          aria-label={text(`section.${section.id}`)}
        >
          <h3>{text(`section.${section.id}`)}</h3>
          <dl>
            {shownIn(section, values).map((field) => (
              <div key={field.name} className={styles['row']}>
                <dt>{label(field)}</dt>
                <dd>{answerText(field.name, values, { language, options, words })}</dd>
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
      ))}
    </div>
  );
}
