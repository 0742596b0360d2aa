import { type SubmitEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { displayToWire, todayInIndia, wireToDisplay } from '../../format';
import { Button, DateField } from '../../ui';
import { type Period, periodFaults } from './period';
import styles from './periodPicker.module.css';

export interface CustomRangeProps {
  period: Period;
  onApply: (period: Period) => void;
}

/** Two dates, taken together. */
export function CustomRange({ period, onApply }: CustomRangeProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState({
    from: wireToDisplay(period.from) ?? '',
    to: wireToDisplay(period.to) ?? '',
  });
  const [faults, setFaults] = useState<ReturnType<typeof periodFaults>>({});
  const today = todayInIndia();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const range = { from: displayToWire(typed.from) ?? '', to: displayToWire(typed.to) ?? '' };
    const found = periodFaults(range, today);
    setFaults(found);
    if (Object.keys(found).length === 0) onApply(range);
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
        value={typed.from}
        error={fault('from')}
        onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
      />
      <DateField
        label={translate('console.period.to')}
        name="to"
        hint=""
        max={today}
        value={typed.to}
        error={fault('to')}
        onChange={(event) => setTyped({ ...typed, to: event.currentTarget.value })}
      />
      <Button type="submit" variant="secondary" size="small">
        {translate('console.period.apply')}
      </Button>
    </form>
  );
}
