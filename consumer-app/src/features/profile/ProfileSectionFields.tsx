import { useFormContext, useWatch } from 'react-hook-form';
import { ProfileInput } from './ProfileInput';
import type { ProfileSection } from './profileSections';
import { shownIn } from './profileSections';
import type { ProfileValues } from './profileValues';
import styles from './profile.module.css';
import type { useOptionLists } from '../../common/form/useOptionLists';
import { useProfileTexts } from './useProfileTexts';

interface Props {
  section: ProfileSection;
  options: ReturnType<typeof useOptionLists>;
}

/** One part of the form, with the questions that the answers so far call for. */
export function ProfileSectionFields({ section, options }: Props) {
  const { control, getValues } = useFormContext<ProfileValues>();
  const { text } = useProfileTexts();
  useWatch({ control, name: ['employment_status_code', 'residence_type'] });
  const heading = `section-${section.id}`;
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <header className={styles['sectionHeader']}>
        <h2 id={heading} tabIndex={-1}>
          {text(`section.${section.id}`)}
        </h2>
        <p>{text(`section_intro.${section.id}`)}</p>
      </header>
      <div className={styles['fields']}>
        {shownIn(section, getValues()).map((field) => (
          <div key={field.name} className={field.half ? undefined : styles['whole']}>
            <ProfileInput field={field} options={options} />
          </div>
        ))}
      </div>
    </section>
  );
}
