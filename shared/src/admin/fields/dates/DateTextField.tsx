import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { lazy, type RefCallback, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  addSlashes,
  toDisplayDate,
  toDisplayDateTime,
  toWireDate,
  toWireDateTime,
} from '../../../format';
import { useTranslate } from '../../../ui';
import styles from './dates.module.css';

const loadCalendar = () => import('./CalendarPopover');
const CalendarPopover = lazy(() => loadCalendar().then((m) => ({ default: m.CalendarPopover })));

export interface DateTextFieldProps extends Pick<
  TextFieldProps,
  'error' | 'fullWidth' | 'helperText' | 'id' | 'name'
> {
  label: string;
  autoFocus?: boolean | undefined;
  /** Asks for a time, too. */
  withTime?: boolean;
  /** The last day that the calendar offers, YYYY-MM-DD. */
  max?: string | undefined;
  /** What stands in the field, DD/MM/YYYY or DD/MM/YYYY, h:mm am if it is valid. */
  text: string;
  onText: (text: string) => void;
  /** Runs when a person leaves the field. */
  onLeave?: () => void;
  inputRef?: RefCallback<HTMLInputElement>;
}

/** Returns the day, or the day and time, that a text names, as the field shows it; null for any other text. */
const format = (text: string, withTime: boolean): string | null =>
  withTime ? toDisplayDateTime(toWireDateTime(text) ?? '') : toDisplayDate(toWireDate(text) ?? '');

/**
 * A date as DD/MM/YYYY, with or without the time. People type it, paste it as other programs write it, or pick it in a
 * calendar, which loads when it is needed. A text that is no date stays in the field.
 */
export function DateTextField({
  label,
  autoFocus,
  withTime = false,
  max,
  text,
  onText,
  onLeave,
  inputRef,
  ...props
}: DateTextFieldProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const leave = () => {
    const written = format(text, withTime);
    if (written !== null && written !== text) onText(written);
    onLeave?.();
  };
  const choose = translate(withTime ? 'kit.date.choose_time' : 'ui.field.choose_date');
  return (
    <>
      <TextField
        {...props}
        label={label}
        {...(autoFocus && { autoFocus })}
        autoComplete="off"
        placeholder={withTime ? translate('kit.date.example') : 'DD/MM/YYYY'}
        value={text}
        onChange={({ target: { value } }) => onText(addSlashes(value, value.startsWith(text)))}
        onBlur={leave}
        inputRef={(input: HTMLInputElement | null) => {
          field.current = input;
          inputRef?.(input);
        }}
        slotProps={{
          htmlInput: {
            inputMode: withTime ? 'text' : 'numeric',
            className: withTime ? styles['dateTime'] : styles['date'],
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={`${choose}: ${label}`}
                  aria-haspopup="dialog"
                  aria-expanded={anchor !== null}
                  onPointerEnter={() => void loadCalendar()}
                  onFocus={() => void loadCalendar()}
                  onClick={() => setAnchor(field.current?.parentElement ?? null)}
                >
                  <CalendarToday fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {anchor && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={`${choose}: ${label}`}
            anchor={anchor}
            withTime={withTime}
            max={max}
            value={(withTime ? toWireDateTime(text) : toWireDate(text)) ?? ''}
            onPick={(wire) =>
              onText((withTime ? toDisplayDateTime(wire) : toDisplayDate(wire)) ?? '')
            }
            onClose={() => {
              // The calendar holds the focus until it has gone.
              flushSync(() => setAnchor(null));
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
