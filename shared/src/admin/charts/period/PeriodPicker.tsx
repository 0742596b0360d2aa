import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { removeInput } from '../../../session';
import { usePersistedOpen } from '../../form/usePersistedOpen';
import { CustomRange } from './CustomRange';
import { MONTH_PRESETS, PRESETS, type Period, type Preset } from '../../data/period';
import styles from './periodPicker.module.css';
import type { ChosenPeriod } from './usePeriod';

export interface PeriodPickerProps {
  period: ChosenPeriod;
  onChoose: (next: Preset | Period) => void;
  /** Offers this month and the last one too. */
  withMonths?: boolean;
}

/** Chooses Yesterday, Last 7 Days, Last 30 Days or a custom range. */
export function PeriodPicker({ period, onChoose, withMonths = false }: PeriodPickerProps) {
  const translate = useTranslate();
  const form = `period${useLocation().pathname}`;
  const [asking, setAsking] = usePersistedOpen(form);
  const custom = asking || period.choice === 'custom';
  return (
    <div className={styles['picker']}>
      <div
        role="group"
        aria-label={translate('console.period.label')}
        className={styles['choices']}
      >
        {(withMonths ? MONTH_PRESETS : PRESETS).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={!custom && period.choice === preset}
            onClick={() => {
              removeInput(form);
              setAsking(false);
              onChoose(preset);
            }}
          >
            {translate(`console.period.${preset}`)}
          </button>
        ))}
        <button type="button" aria-pressed={custom} onClick={() => setAsking(true)}>
          {translate('console.period.custom')}
        </button>
      </div>
      {custom && (
        <CustomRange
          form={form}
          period={period}
          onApply={(range) => {
            setAsking(false);
            onChoose(range);
          }}
        />
      )}
    </div>
  );
}
