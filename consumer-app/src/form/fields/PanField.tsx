import { isMaskedPan } from '@marketplace/shared/schema';
import { TextField, type TextFieldProps } from '@marketplace/shared/ui';
import type { ChangeEvent, FocusEvent } from 'react';

/**
 * A PAN field that turns letters into capitals and keeps the caret in place. Focusing a masked PAN
 * selects all of it, because a person can keep or replace it but not correct it.
 */
export function PanField({ onChange, ...props }: TextFieldProps) {
  const capitalize = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const capitals = input.value.toUpperCase();
    if (capitals !== input.value) {
      const caret = input.selectionStart;
      input.value = capitals;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  const selectMasked = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (isMaskedPan(currentTarget.value)) currentTarget.select();
  };
  return (
    <TextField
      {...props}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={16}
      onChange={capitalize}
      onFocus={selectMasked}
    />
  );
}
