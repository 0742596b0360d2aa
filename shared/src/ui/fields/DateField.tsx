import { type ChangeEvent, type FocusEvent, useRef } from 'react';
import { addSlashes, toWireDate, toDisplayDate } from '../../format';
import { CalendarIcon } from '../icons';
import styles from './field.module.css';
import { useFieldIds } from './fieldIds';
import { type Rewrite, setInputValue } from './rewriteInput';
import { TextField, type TextFieldProps } from './TextField';
import { useTranslate } from '../text/translate';

/** A day in the form DD/MM/YYYY; any other text as it is. */
const toDisplay = (text: string) => toDisplayDate(toWireDate(text) ?? '') ?? text.trim();

/** `min` and `max` (YYYY-MM-DD) limit the calendar. */
export type DateFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A date as DD/MM/YYYY. People type it, paste it in common formats, or pick it in the browser's calendar. */
export function DateField({ min, max, onBlur, ...props }: DateFieldProps) {
  const translate = useTranslate();
  const ids = useFieldIds(props.id, props.name);
  const picker = useRef<HTMLInputElement>(null);
  const getInput = () => {
    const found = document.getElementById(ids.control);
    return found instanceof HTMLInputElement ? found : null;
  };
  const insertSlashes: Rewrite = (text, event) => {
    const native = event?.nativeEvent;
    const isTyping = native instanceof InputEvent && native.inputType === 'insertText';
    return addSlashes(text, isTyping && event?.currentTarget.selectionStart === text.length);
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
      rewrite={insertSlashes}
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
