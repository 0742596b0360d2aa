import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { joinClasses } from '../classes';
import { FieldError } from '../fields/FieldError';
import field from '../fields/field.module.css';
import { getAriaProps, useFieldIds } from '../fields/fieldIds';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links, as consents do. */
  label: ReactNode;
  hint?: string;
  error?: string;
}

/** A checkbox with label, hint and error. Accepts `{...register('name')}`. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(input.id, input.name);
  return (
    <div className={joinClasses(field['row'], error && styles['invalid'])}>
      <label className={styles['line']}>
        <input
          {...input}
          {...getAriaProps(ids, { label: '', hint, error })}
          type="checkbox"
          id={ids.control}
          className={joinClasses(styles['mark'], className)}
        />
        <span className={styles['texts']}>
          <span>{label}</span>
          {hint && <small id={ids.hint}>{hint}</small>}
        </span>
      </label>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
