import { type ComponentProps, useId } from 'react';
import { getAriaProps, FieldError, type FieldTexts, useFieldIds } from '@marketplace/shared/ui';
import styles from './help.module.css';

type DescriptionProps = ComponentProps<'textarea'> & FieldTexts;

/** A multi-line text field with label, hint and error. */
export function Description({ label, hint, error, ...area }: DescriptionProps) {
  const own = useId();
  const ids = useFieldIds(area.id ?? own, area.name);
  return (
    <div className={styles.row}>
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        {...area}
        {...getAriaProps(ids, { label, hint, error })}
        id={ids.control}
        className={styles.area}
        rows={4}
        maxLength={2000}
      />
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
