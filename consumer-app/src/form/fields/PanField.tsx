import { isMaskedPan } from '@marketplace/shared/schema';
import { TextField, type TextFieldProps } from '@marketplace/shared/ui';
import type { FocusEvent } from 'react';

/**
 * A PAN field that turns letters into capitals and keeps the caret in place. Focusing a masked PAN
 * selects all of it, because a person can keep or replace it but not correct it.
 */
export function PanField(props: TextFieldProps) {
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
      rewrite={(text) => text.toUpperCase()}
      onFocus={selectMasked}
    />
  );
}
