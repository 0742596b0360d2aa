import type { ChangeEvent } from 'react';
import { digitsOf } from './digits';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './TextField';

export interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength'> {
  /** Digits of the code; 6 unless given. */
  length?: number;
  /** Called with the whole code each time it becomes whole. */
  onComplete?: (code: string) => void;
}

/**
 * A one-time code: one field that the phone fills from the message, that takes a pasted '123 456',
 * and that keeps digits only.
 */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const code = digitsOf(input.value).slice(0, length);
    if (code !== input.value) input.value = code;
    onChange?.(event);
    if (code.length === length) onComplete?.(code);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      spellCheck={false}
      {...props}
      className={styles['code']}
      boxClassName={styles['codeBox']}
      onChange={take}
    />
  );
}
