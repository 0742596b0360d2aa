import { formatNumber, formatRupees } from '@marketplace/shared/format';
import { FieldUnit, numberText, RupeesField, TextField } from '@marketplace/shared/ui';
import { useTexts } from '../../language/i18n';
import { useLanguage } from '../../language/language';
import { SOLAR_LIMITS } from './solarAnswers';
import type { SolarFieldsProps } from './SolarNeedFields';
import styles from './solar.module.css';
import { solarTexts } from './texts';

/** The assumptions behind the figures, which the person can change. */
export function SolarAssumptions({ answers, faults, onChange }: SolarFieldsProps) {
  const t = useTexts(solarTexts);
  const language = useLanguage();
  const range = (field: 'tariff' | 'yield' | 'rate') => ({
    min: formatNumber(SOLAR_LIMITS[field].min, language),
    max: formatNumber(SOLAR_LIMITS[field].max, language),
  });
  return (
    <fieldset className={styles['assumed']}>
      <legend>{t('assumed')}</legend>
      <p>{t('assumed_text')}</p>
      <div className={styles['pairs']}>
        <RupeesField
          name="cost"
          label={t('cost_per_kw')}
          value={answers.cost}
          onValueChange={(cost) => onChange({ cost })}
          {...(faults.includes('cost')
            ? {
                error: t('range', {
                  min: formatRupees(SOLAR_LIMITS.cost.min, language),
                  max: formatRupees(SOLAR_LIMITS.cost.max, language),
                }),
              }
            : {})}
        />
        {(['rate', 'tariff', 'yield'] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(field)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={answers[field]}
            prefix={field === 'tariff' ? '₹' : undefined}
            suffix={field === 'tariff' ? undefined : <FieldUnit>{t(`${field}_unit`)}</FieldUnit>}
            onChange={({ currentTarget }) =>
              onChange({ [field]: numberText(currentTarget.value, { decimals: true }) })
            }
            {...(faults.includes(field) ? { error: t('range', range(field)) } : {})}
          />
        ))}
      </div>
    </fieldset>
  );
}
