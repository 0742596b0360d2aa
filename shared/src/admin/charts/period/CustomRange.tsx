import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { getDeviceToday, toDisplayDate } from '../../../format';
import { removeInput } from '../../../session';
import { Button } from '../../../ui';
import { DateTextField } from '../../fields/dates/DateTextField';
import { usePlainForm } from '../../form/plainForm';
import { type Period, periodSchema } from '../../data/period';
import styles from './periodPicker.module.css';

export interface CustomRangeProps {
  /** Name under which the typed dates are kept until they are applied. */
  form: string;
  period: Period;
  onApply: (period: Period) => void;
}

const DAYS = ['from', 'to'] as const;

export function CustomRange({ form, period, onApply }: CustomRangeProps) {
  const translate = useTranslate();
  const today = getDeviceToday();
  const schema = useMemo(() => periodSchema(today), [today]);
  const { control, handleSubmit } = usePlainForm(form, schema, {
    from: toDisplayDate(period.from) ?? '',
    to: toDisplayDate(period.to) ?? '',
  });
  const apply = handleSubmit((range) => {
    removeInput(form);
    onApply(range);
  });
  return (
    <form className={styles['range']} noValidate onSubmit={(event) => void apply(event)}>
      {DAYS.map((day) => (
        <Controller
          key={day}
          control={control}
          name={day}
          render={({ field, fieldState: { error } }) => (
            <DateTextField
              label={translate(`console.period.${day}`)}
              max={today}
              name={day}
              text={field.value}
              onText={field.onChange}
              onLeave={field.onBlur}
              inputRef={field.ref}
              error={error !== undefined}
              helperText={error?.message}
            />
          )}
        />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {translate('console.period.apply')}
      </Button>
    </form>
  );
}
