import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ChangeEvent, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { addSlashes, toWireDate } from '../../../format';
import { useTranslate } from '../../../ui';
import type { InputProps } from '../fieldProps';
import styles from '../fields.module.css';
import { useTextInputProps } from './useInputProps';

/**
 * A date as DD/MM/YYYY, typed or picked in the browser's calendar. react-admin's own shows and takes
 * dates in the order of the browser's language.
 */
export function DateInput(props: InputProps) {
  const { name } = props.field;
  const translate = useTranslate();
  const { getValues, setFocus, setValue } = useFormContext();
  const { parse, format, label, ...input } = useTextInputProps(props);
  const picker = useRef<HTMLInputElement>(null);
  const getText = () => format(getValues(name));
  const setDate = (date: string) =>
    setValue(name, date, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const normalize = () => {
    const date = toWireDate(getText());
    if (date && date !== getValues(name)) setDate(date);
  };
  const open = () => {
    if (!picker.current) return;
    picker.current.value = toWireDate(getText()) ?? '';
    picker.current.showPicker();
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    if (!event.currentTarget.value) return;
    setDate(event.currentTarget.value);
    setFocus(name);
  };
  return (
    <TextInput
      {...input}
      label={label}
      placeholder="DD/MM/YYYY"
      format={format}
      parse={(entered: string) => parse(addSlashes(entered, entered.startsWith(getText())))}
      onBlur={normalize}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <InputAdornment position="end" className={styles['picker']}>
              <IconButton
                edge="end"
                aria-label={`${translate('ui.field.choose_date')}: ${label}`}
                onClick={open}
              >
                <CalendarToday fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="date"
                className={styles['native']}
                tabIndex={-1}
                aria-hidden="true"
                onChange={pick}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
