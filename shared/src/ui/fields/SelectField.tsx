import type { ComponentProps } from 'react';
import { joinClasses } from '../classes';
import styles from './field.module.css';
import { type FieldTexts, getAriaProps, useFieldIds } from './fieldIds';
import { FormRow } from './FormRow';
import { useTranslate } from '../text/translate';

export interface FieldOption {
  value: string | number;
  label: string;
  hint?: string;
  /** Language of the label if it differs from the page's, such as in the language list. */
  lang?: string;
}

/**
 * Text of the empty option; 'Select' by default, `null` for no empty option. A field with a `value` says which, because
 * one that always has a value must not offer an empty choice.
 */
type EmptyOption =
  | { value?: never; placeholder?: string | null }
  | { value: string | number; placeholder: string | null | undefined };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'multiple' | 'value'> &
  FieldTexts &
  EmptyOption & { options: readonly FieldOption[] };

/** A native select. Accepts `{...register('name')}`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, labelHidden, options, placeholder, ...select } = props;
  const translate = useTranslate();
  const texts = { label, hint, error, optional, labelHidden };
  const ids = useFieldIds(select.id, select.name);
  return (
    <FormRow ids={ids} {...texts}>
      <span className={joinClasses(styles['box'], styles['selectBox'])}>
        <select
          {...select}
          {...getAriaProps(ids, texts)}
          id={ids.control}
          className={joinClasses(styles['control'], styles['select'], select.className)}
        >
          {placeholder !== null && (
            <option value="">{placeholder ?? translate('ui.field.select')}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FormRow>
  );
}
