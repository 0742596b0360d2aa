import { type ChangeEvent, type CompositionEvent, type InputEvent, useRef, useState } from 'react';
import { groupDigits } from './digits';
import styles from './field.module.css';
import { type Deletion, editRupees, parseRupees } from './rupeesEdit';
import { isComposing } from './rewriteInput';
import { TextField, type TextFieldProps } from './TextField';

export interface RupeesFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type'
> {
  /** Whole rupees, negative after a minus sign; `null` when the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
}

function toDeletion(inputType: string): Deletion {
  if (inputType.startsWith('delete')) return inputType.endsWith('Forward') ? 'forward' : 'backward';
  return undefined;
}

function getInputType(event: Event): string {
  return event instanceof globalThis.InputEvent ? event.inputType : '';
}

function formatValue(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : groupDigits(String(Math.trunc(value)));
}

/** A field for whole rupees with Indian digit grouping while typing. */
export function RupeesField({ value, onValueChange, ...props }: RupeesFieldProps) {
  // A minus sign alone is no number yet: keep null as the value and show the sign.
  const [signOnly, setSignOnly] = useState(false);
  const text = value === null && signOnly ? '-' : formatValue(value);
  // An input method would enter its text again if it were grouped within the composition.
  const [composed, setComposed] = useState<string>();
  const selected = useRef(false);
  const rememberSelection = (event: InputEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    selected.current = selectionStart !== selectionEnd;
  };
  const edit = (input: HTMLInputElement, deletion: Deletion) => {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editRupees(text, input.value, caret, deletion);
    input.value = edited.text;
    input.setSelectionRange(edited.caret, edited.caret);
    setSignOnly(edited.text === '-');
    onValueChange(parseRupees(edited.text));
  };
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      setComposed(event.currentTarget.value);
      return;
    }
    edit(
      event.currentTarget,
      selected.current ? undefined : toDeletion(getInputType(event.nativeEvent)),
    );
  };
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(undefined);
    edit(currentTarget, undefined);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      prefix="₹"
      className={styles['numeric']}
      value={composed ?? text}
      onBeforeInput={rememberSelection}
      onChange={onInput}
      onCompositionEnd={endComposition}
    />
  );
}
