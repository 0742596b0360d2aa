import { FieldUnit } from '@marketplace/shared/ui';
import { useTexts } from '../../language/i18n';
import { AmountField, NumberField } from './SolarFields';
import styles from './solar.module.css';
import { solarTexts } from './texts';

/** The assumptions behind the figures, which the person can change. */
export function SolarAssumptions() {
  const t = useTexts(solarTexts);
  const unit = (field: 'rate' | 'yield') => <FieldUnit>{t(`${field}_unit`)}</FieldUnit>;
  return (
    <fieldset className={styles['assumed']}>
      <legend>{t('assumed')}</legend>
      <p>{t('assumed_text')}</p>
      <div className={styles['pairs']}>
        <AmountField name="cost" label={t('cost_per_kw')} />
        <NumberField name="rate" label={t('rate')} maxLength={6} suffix={unit('rate')} />
        <NumberField name="tariff" label={t('tariff')} maxLength={6} prefix="₹" />
        <NumberField name="yield" label={t('yield')} maxLength={6} suffix={unit('yield')} />
      </div>
    </fieldset>
  );
}
