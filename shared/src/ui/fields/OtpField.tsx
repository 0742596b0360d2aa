import type { ChangeEvent } from 'react';
import { extractDigits } from '../../format';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './TextField';

export interface OtpFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength'> {
  /** Number of digits; 6 by default. */
  length?: number;
  /** Runs with the code each time it becomes complete. */
  onComplete?: (code: string) => void;
}

/**
 * One field for a one-time code. The phone can fill it from the message, and a person can paste '123 456':
 * the field keeps only digits.
 */
export function OtpField({ length = 6, onComplete, onChange, ...props }: OtpFieldProps) {
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value } = event.currentTarget;
    if (/^\d+$/.test(value) && value.length === length) onComplete?.(value);
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
      rewrite={(text) => extractDigits(text).slice(0, length)}
      onChange={onInput}
    />
  );
}
