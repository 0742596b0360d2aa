import { type ChangeEvent, type CompositionEvent, type InputEvent, useRef, useState } from 'react';
import { formatNumber } from '../../format';
import styles from './field.module.css';
import { type Deletion, editRupees, readRupees, type RupeesInput } from './rupeesEdit';
import { isComposing } from './rewriteInput';
import { TextField, type TextFieldProps } from './TextField';

export interface RupeesFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type'
> {
  value: RupeesInput;
  onValueChange: (value: RupeesInput) => void;
}

function toDeletion(inputType: string): Deletion {
  if (inputType.startsWith('delete')) return inputType.endsWith('Forward') ? 'forward' : 'backward';
  return undefined;
}

function getInputType(event: Event): string {
  return event instanceof globalThis.InputEvent ? event.inputType : '';
}

function formatValue(value: RupeesInput): string {
  return typeof value === 'number' && Number.isFinite(value)
    ? formatNumber(value)
    : (value ?? '').toString();
}

/** A field for an amount in ₹ with Indian digit grouping while typing. What is no amount stays for a rule to refuse. */
export function RupeesField({ value, onValueChange, ...props }: RupeesFieldProps) {
  // Two texts may be one amount: keep the typed one, such as '1,234.', while it is the value.
  const [typed, setTyped] = useState('');
  const text = readRupees(typed) === value ? typed : formatValue(value);
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
    setTyped(edited.text);
    onValueChange(readRupees(edited.text));
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
      inputMode="decimal"
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
