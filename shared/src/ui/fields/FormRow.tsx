import type { ReactNode } from 'react';
import { joinClasses } from '../classes';
import { FieldError } from './FieldError';
import type { FieldIds, FieldTexts } from './fieldIds';
import styles from './field.module.css';
import { useTranslate } from '../text/translate';
import hidden from '../text/visuallyHidden.module.css';
import { WholeWords } from '../text/WholeWords';

export interface FormRowProps extends FieldTexts {
  ids: FieldIds;
  children: ReactNode;
}

/** Shows label, hint, control and error message in this order. */
export function FormRow({
  ids,
  label,
  hint,
  error,
  optional,
  labelHidden,
  children,
}: FormRowProps) {
  const translate = useTranslate();
  return (
    <div
      className={joinClasses(styles['row'], styles['lines'])}
      data-invalid={error ? true : undefined}
    >
      <label
        htmlFor={ids.control}
        className={joinClasses(styles['label'], labelHidden && hidden['hidden'])}
      >
        <WholeWords text={label} />
        {optional && <span className={styles['optional']}> {translate('ui.field.optional')}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles['hint']}>
          <WholeWords text={hint} />
        </p>
      )}
      {children}
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
