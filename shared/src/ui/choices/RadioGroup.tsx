import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { joinClasses } from '../classes';
import { FieldError } from '../fields/FieldError';
import field from '../fields/field.module.css';
import { type FieldTexts, getAriaProps, useFieldIds } from '../fields/fieldIds';
import type { FieldOption } from '../fields/SelectField';
import { useTranslate } from '../text/translate';

export interface RadioGroupProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'className'>,
    Omit<FieldTexts, 'labelHidden'> {
  name: string;
  options: readonly FieldOption[];
  /** Shows the options side by side if there is room. */
  inline?: boolean;
}

/** Radio buttons for a few options. Accepts `{...register('name')}`, or `value` and `onChange`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, options, inline, ...rest } = props;
  const { id, value, defaultValue, ...input } = rest;
  const translate = useTranslate();
  const ids = useFieldIds(id, input.name);
  const texts = { label, hint, error };
  return (
    <fieldset
      className={joinClasses(field['row'], error && styles['invalid'])}
      aria-describedby={getAriaProps(ids, texts)['aria-describedby']}
    >
      <legend className={field['label']}>
        {label}
        {optional && <span className={field['optional']}> {translate('ui.field.optional')}</span>}
      </legend>
      {hint && (
        <p id={ids.hint} className={field['hint']}>
          {hint}
        </p>
      )}
      <div className={joinClasses(styles['options'], inline && styles['inline'])}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['card']}>
            <input
              {...input}
              {...(value === undefined ? {} : { checked: String(value) === String(option.value) })}
              {...(defaultValue === undefined
                ? {}
                : { defaultChecked: String(defaultValue) === String(option.value) })}
              type="radio"
              id={index === 0 ? ids.control : `${ids.control}-${option.value}`}
              value={option.value}
              className={styles['mark']}
            />
            <span className={styles['texts']}>
              <span lang={option.lang}>{option.label}</span>
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} text={error} />
    </fieldset>
  );
}
