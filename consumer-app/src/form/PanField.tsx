import { isMaskedPan } from '@marketplace/shared/schema';
import { TextField, type TextFieldProps } from '@marketplace/shared/ui';
import type { ChangeEvent, FocusEvent } from 'react';

/**
 * A PAN in capitals as it is typed; the caret stays where it was. A masked one is selected as a
 * whole, because it can be kept or replaced, but not corrected.
 */
export function PanField({ onChange, ...props }: TextFieldProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
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
      onChange={take}
      onFocus={selectMasked}
    />
  );
}
