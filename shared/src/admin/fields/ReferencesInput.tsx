import { useId } from 'react';
import { Checkbox, FieldError, useTranslate } from '../../ui';
import type { InputProps } from './fieldProps';
import styles from './fields.module.css';
import { useReferences } from './useReferences';

/** Several other records, each by a box to tick. */
export function ReferencesInput({ field, value, onChange, error, label, disabled }: InputProps) {
  const translate = useTranslate();
  const ids = useId();
  const { options, failure } = useReferences(field.target);
  const chosen = Array.isArray(value) ? value.map(Number) : [];
  const problem = failure?.message ?? error;
  return (
    <fieldset className={styles['group']} aria-describedby={problem ? `${ids}-error` : undefined}>
      <legend className={styles['legend']}>{label ?? translate(field.label)}</legend>
      <div className={styles['boxes']}>
        {options.map((option) => {
          const id = Number(option.value);
          return (
            <Checkbox
              key={id}
              label={option.label}
              disabled={disabled}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, id]
                    : chosen.filter((other) => other !== id),
                )
              }
            />
          );
        })}
      </div>
      <FieldError id={`${ids}-error`} text={problem} />
    </fieldset>
  );
}
