import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { addSlashes, toWireDate, toDisplayDate } from '../../format';
import { CalendarIcon } from '../icons';
import styles from './field.module.css';
import { useFieldIds } from './fieldIds';
import { TextField, type TextFieldProps } from './TextField';
import { useTranslate } from '../text/translate';

/** Sets the text of an input and fires its input event, as typing does. */
function setInputValue(input: HTMLInputElement, value: string): void {
  // Use the prototype's setter: React overrides the one on the element and would see no change.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A day in the form DD/MM/YYYY; any other text as it is. */
const toDisplay = (text: string) => toDisplayDate(toWireDate(text) ?? '') ?? text.trim();

/** `min` and `max` (YYYY-MM-DD) limit the calendar. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A date as DD/MM/YYYY. People type it, paste it in common formats, or pick it in the browser's calendar. */
export function DateField({ min, max, onChange, onBlur, ...props }: DateFieldProps) {
  const translate = useTranslate();
  const ids = useFieldIds(props.id, props.name);
  const picker = useRef<HTMLInputElement>(null);
  const getInput = () => {
    const found = document.getElementById(ids.control);
    return found instanceof HTMLInputElement ? found : null;
  };
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const native = event.nativeEvent;
    const isTyping = native instanceof InputEvent && native.inputType === 'insertText';
    const text = addSlashes(input.value, isTyping && input.selectionStart === input.value.length);
    if (text !== input.value) input.value = text;
    onChange?.(event);
  };
  const normalize = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const date = toDisplay(input.value);
    if (date !== input.value) setInputValue(input, date);
    onBlur?.(event);
  };
  const open = () => {
    if (!picker.current) return;
    picker.current.value = toWireDate(getInput()?.value ?? '') ?? '';
    picker.current.showPicker();
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const input = getInput();
    if (!input || !event.currentTarget.value) return;
    setInputValue(input, toDisplay(event.currentTarget.value));
    input.focus();
  };
  return (
    <TextField
      inputMode="numeric"
      placeholder="DD/MM/YYYY"
      autoComplete="off"
      hint={translate('ui.field.date_hint')}
      {...props}
      id={ids.control}
      className={styles['numeric']}
      onChange={onInput}
      onBlur={normalize}
      suffix={
        <span className={styles['picker']}>
          <button
            type="button"
            className={styles['iconButton']}
            aria-label={`${translate('ui.field.choose_date')}: ${props.label}`}
            disabled={props.disabled}
            onClick={open}
          >
            <CalendarIcon />
          </button>
          <input
            ref={picker}
            type="date"
            className={styles['native']}
            min={min}
            max={max}
            tabIndex={-1}
            aria-hidden="true"
            onChange={pick}
          />
        </span>
      }
    />
  );
}
