import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DateInput } from 'react-admin';
import { useController } from 'react-hook-form';
import {
  addDays,
  toCalendarDate,
  formatWireDate,
  getIndianDayStart,
  getDeviceToday,
} from '../../../format';
import { useTranslate } from '../../../ui';
import { getPresetPeriod, MONTH_PRESETS } from '../../charts/period/period';
import { toPlainText } from '../../fields/plainText';
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

const toDay = (instant: unknown): string => {
  const day = toCalendarDate(toPlainText(instant));
  return day ? formatWireDate(day) : '';
};

interface DateRangeProps extends FilterProps {
  /** The field holds instants, not days. */
  instants?: boolean;
}

/** Filters a range of days in India, both included; either may be empty. */
export function DateRange({ source, label, instants }: DateRangeProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={label} className={styles['range']}>
      {(['gte', 'lte'] as const).map((end) => (
        <DateInput
          key={end}
          source={`${source}.${end}`}
          label={translate(`kit.list.${end === 'gte' ? 'from' : 'to'}`, { field: label })}
          helperText={false}
          {...(instants && { parse: (day: string) => toInstant(day, end), format: toDay })}
        />
      ))}
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
