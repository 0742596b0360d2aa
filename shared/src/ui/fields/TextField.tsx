import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../classes';
import styles from './field.module.css';
import { type FieldTexts, getAriaProps, useFieldIds } from './fieldIds';
import { FormRow } from './FormRow';
import { type Rewrite, rewriteInput } from './rewriteInput';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Content inside the box before or after the text: a unit, a country code, a button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  boxClassName?: string;
  /** Rewrites what a person types, such as to digits alone. */
  rewrite?: Rewrite | undefined;
}

/** A one-line text field. Accepts `{...register('name')}`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, prefix, suffix, ...rest } = props;
  const { boxClassName, className, rewrite, ...input } = rest;
  const texts = { label, hint, error, optional, labelHidden };
  const ids = useFieldIds(input.id, input.name);
  return (
    <FormRow ids={ids} {...texts}>
      <span className={joinClasses(styles['box'], boxClassName)}>
        {prefix && <span className={styles['affix']}>{prefix}</span>}
        <input
          type="text"
          {...input}
          {...(rewrite && rewriteInput(rewrite, input.onChange))}
          {...getAriaProps(ids, texts)}
          id={ids.control}
          className={joinClasses(styles['control'], className)}
        />
        {suffix}
      </span>
    </FormRow>
  );
}
