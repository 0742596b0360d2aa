import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import {
  addDays,
  formatDisplayDate,
  getDeviceToday,
  getIndianDayStart,
  toCalendarDate,
  toWireDate,
} from '../../../format';
import { useTranslate } from '../../../ui';
import { getPresetPeriod, MONTH_PRESETS } from '../../data/period';
import { DateTextField } from '../../fields/dates/DateTextField';
import { toPlainText } from '../../data/plainText';
import styles from '../list/toolbar.module.css';

export interface FilterProps {
  source: string;
  label: string;
  /** The toolbar always shows this filter; a person adds the others from its menu. */
  alwaysOn?: boolean;
}

/**
 * Returns the first or the last millisecond of a day ('YYYY-MM-DD') in India, ISO 8601; '' for no
 * day.
 */
export const toInstant = (day: string, end: 'gte' | 'lte'): string => {
  if (!day) return '';
  if (end === 'gte') return getIndianDayStart(day);
  return new Date(Date.parse(getIndianDayStart(addDays(day, 1))) - 1).toISOString();
};

const toText = (value: unknown): string => {
  const day = toCalendarDate(toPlainText(value));
  return day ? formatDisplayDate(day) : '';
};

interface DateRangeProps extends FilterProps {
  /** The field holds instants, not days. */
  instants?: boolean;
}

interface DayFilterProps extends DateRangeProps {
  end: 'gte' | 'lte';
}

/** The first or the last day of a range. The list follows once the text names a day, or is empty. */
function DayFilter({ source, label, instants = false, end }: DayFilterProps) {
  const translate = useTranslate();
  const { field } = useController({ name: `${source}.${end}`, defaultValue: '' });
  const value = toPlainText(field.value);
  const [typed, setTyped] = useState({ text: '', value: '', hasLeft: true });
  // What a person types stays while the filter has the value that it gave; a cleared filter clears it.
  const isTyped = typed.text !== '' && typed.value === value;
  const day = toWireDate(typed.text);
  const enter = (text: string) => {
    const wire = toWireDate(text);
    const next = instants ? toInstant(wire ?? '', end) : (wire ?? '');
    setTyped({ text, value: next, hasLeft: false });
    if (next !== value) field.onChange(next);
  };
  const isWrong = isTyped && typed.hasLeft && !day;
  return (
    <DateTextField
      name={field.name}
      label={translate(`kit.list.${end === 'gte' ? 'from' : 'to'}`, { field: label })}
      text={isTyped ? typed.text : toText(value)}
      onText={enter}
      onLeave={() => setTyped((last) => ({ ...last, hasLeft: true }))}
      inputRef={field.ref}
      error={isWrong}
      helperText={isWrong && translate('validation.date')}
    />
  );
}

/** Filters a range of days in India, both included; either may be empty. */
export function DateRange(props: DateRangeProps) {
  return (
    <div role="group" aria-label={props.label} className={styles['range']}>
      <DayFilter {...props} end="gte" />
      <DayFilter {...props} end="lte" />
    </div>
  );
}

/**
 * The presets of the specification (section 2) and months, and a range of days for "Custom Range". The
 * filter keeps a preset by its name, so that a saved view moves on with the days.
 */
export function PeriodInput({ source, label }: FilterProps) {
  const translate = useTranslate();
  const within = useController({ name: `${source}.within`, defaultValue: '' }).field;
  const from = useController({ name: `${source}.gte`, defaultValue: '' }).field;
  const to = useController({ name: `${source}.lte`, defaultValue: '' }).field;
  const [isCustom, setCustom] = useState(false);
  const preset = MONTH_PRESETS.find((name) => name === within.value);
  const choice = isCustom || (!preset && (from.value || to.value)) ? 'custom' : (preset ?? '');
  const choose = (next: string) => {
    setCustom(next === 'custom');
    within.onChange(next === 'custom' ? '' : next);
    if (next === 'custom' && !preset) return;
    // A range of days starts with those of the period that was chosen before.
    const days = next === 'custom' && preset && getPresetPeriod(preset, getDeviceToday());
    from.onChange(days ? toInstant(days.from, 'gte') : '');
    to.onChange(days ? toInstant(days.to, 'lte') : '');
  };
  return (
    <div className={styles['period']}>
      <TextField
        select
        className={styles['choice']}
        label={label}
        value={choice}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('kit.list.all')}</MenuItem>
        {[...MONTH_PRESETS, 'custom'].map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`console.period.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {choice === 'custom' && <DateRange source={source} label={label} instants />}
    </div>
  );
}
