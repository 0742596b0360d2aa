import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormSection } from '../spec/formSpec';
import styles from '../form.module.css';

interface Props {
  section: FormSection;
  title: string;
  note: string;
  /** Whether it is open until the person folds or unfolds it, because something in it waits for them. */
  opened: boolean;
  children: ReactNode;
}

/** A section that opens on demand, and stays open while an answer in it is wrong. */
export function FoldedSection({ section, title, note, opened, children }: Props) {
  const [toggled, setToggled] = useState<boolean>();
  const { errors } = useFormState();
  const isWrong = section.fields.some(({ name }) => errors[name]);
  return (
    <details
      className={styles['folded']}
      open={isWrong || (toggled ?? opened)}
      onToggle={({ currentTarget }) => {
        // A wrong answer must not hide: the summary of errors leads to it.
        if (isWrong) currentTarget.open = true;
        setToggled(currentTarget.open);
      }}
    >
      <summary>
        <h2 id={`section-${section.id}`} tabIndex={-1}>
          {title}
        </h2>
        <span>{note}</span>
      </summary>
      {children}
    </details>
  );
}
