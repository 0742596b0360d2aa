import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { getDeviceToday, toDisplayDate } from '../../../format';
import { removeInput } from '../../../session';
import { Button, DateField } from '../../../ui';
import { usePlainForm } from '../../form/plainForm';
import { type Period, periodSchema } from './period';
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
  const { formState, handleSubmit, register } = usePlainForm(form, schema, {
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
        <DateField
          key={day}
          {...register(day)}
          label={translate(`console.period.${day}`)}
          hint=""
          max={today}
          error={formState.errors[day]?.message}
        />
      ))}
      <Button type="submit" variant="secondary" size="small">
        {translate('console.period.apply')}
      </Button>
    </form>
  );
}
