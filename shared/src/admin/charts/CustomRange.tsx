import { type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { displayToWire, todayInIndia, wireToDisplay } from '../../format';
import { removeInput } from '../../session';
import { Button, DateField } from '../../ui';
import { isText, usePersistedInput } from '../form/usePersistedInput';
import { type Period, periodFaults } from './period';
import styles from './periodPicker.module.css';

export interface CustomRangeProps {
  /** Name under which the typed dates are kept until they are applied. */
  form: string;
  period: Period;
  onApply: (period: Period) => void;
}

/** Asks for the first and the last day of a period. */
export function CustomRange({ form, period, onApply }: CustomRangeProps) {
  const translate = useTranslate();
  const [from, setFrom] = usePersistedInput(form, 'from', wireToDisplay(period.from) ?? '', isText);
  const [to, setTo] = usePersistedInput(form, 'to', wireToDisplay(period.to) ?? '', isText);
  const [faults, setFaults] = useState<ReturnType<typeof periodFaults>>({});
  const today = todayInIndia();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const range = { from: displayToWire(from) ?? '', to: displayToWire(to) ?? '' };
    const found = periodFaults(range, today);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    removeInput(form);
    onApply(range);
  };
  const fault = (day: keyof Period) => {
    const found = faults[day];
    return found && translate(`console.period.${found}`);
  };
  return (
    <form className={styles['range']} noValidate onSubmit={apply}>
      <DateField
        label={translate('console.period.from')}
        name="from"
        hint=""
        max={today}
        value={from}
        error={fault('from')}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <DateField
        label={translate('console.period.to')}
        name="to"
        hint=""
        max={today}
        value={to}
        error={fault('to')}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="small">
        {translate('console.period.apply')}
      </Button>
    </form>
  );
}
