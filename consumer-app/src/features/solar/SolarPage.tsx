import { useOnInput } from '@marketplace/shared/form';
import { formatNumber, formatRupees } from '@marketplace/shared/format';
import { validate } from '@marketplace/shared/schema';
import { FieldUnit } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useYupForm } from '../../form';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { PageHeading } from '../../ui';
import { computeSolarPlan } from './computeSolarPlan';
import { readSolarAnswers, saveSolarAnswers, solarSchema, toSolarNeed } from './solarAnswers';
import { AmountField, NumberField } from './SolarFields';
import { SolarNeedFields } from './SolarNeedFields';
import { SolarResult } from './SolarResult';
import styles from './solar.module.css';
import { solarTexts } from './texts';

const AMOUNTS = ['bill', 'cost'];

/**
 * The start page of the solar host: cost and savings of a rooftop system, and its loan. The
 * calculator computes at each change and sends nothing.
 */
export function SolarPage() {
  const t = useTexts(solarTexts);
  const language = useLanguage();
  const form = useYupForm({
    getSchema: () => solarSchema,
    translateError: ({ key, params = {} }, field) => {
      const format = AMOUNTS.includes(field) ? formatRupees : formatNumber;
      const bound = (name: string) => format(Number(params[name]), language);
      return t(key, { min: bound('min'), max: bound('max') });
    },
    defaultValues: readSolarAnswers(),
    mode: 'onChange',
  });
  const { control, getValues, trigger } = form;
  const answers = useWatch({ control, compute: (input) => input });
  useOnInput(form, () => saveSolarAnswers(getValues()));
  // Restored answers may be wrong, and the other question has its own rules.
  useEffect(() => void trigger(), [answers.by, trigger]);
  const checked = validate(solarSchema, answers, { cast: true });
  const plan = checked.ok ? computeSolarPlan(toSolarNeed(checked.value), checked.value) : undefined;
  return (
    <FormProvider {...form}>
      <div className={styles['page']}>
        <header className={styles['header']}>
          <PageHeading title={t('title')} />
          <p>{t('intro')}</p>
        </header>
        <div className={styles['columns']}>
          <div className={styles['form']}>
            <SolarNeedFields by={answers.by} />
          </div>
          <SolarResult plan={plan} tenure={Number(answers.tenure)} rate={answers.rate} />
          <SolarAssumptions />
        </div>
      </div>
    </FormProvider>
  );
}

/** The assumptions behind the figures, which the person can change. */
function SolarAssumptions() {
  const t = useTexts(solarTexts);
  const unit = (field: 'rate' | 'yield') => <FieldUnit>{t(`${field}_unit`)}</FieldUnit>;
  return (
    <fieldset className={styles['assumptions']}>
      <legend>{t('assumptions')}</legend>
      <p>{t('assumptions_text')}</p>
      <div className={styles['facts']}>
        <AmountField name="cost" label={t('cost_per_kw')} />
        <NumberField name="rate" label={t('rate')} maxLength={6} suffix={unit('rate')} />
        <NumberField name="tariff" label={t('tariff')} maxLength={6} prefix="₹" />
        <NumberField name="yield" label={t('yield')} maxLength={6} suffix={unit('yield')} />
      </div>
    </fieldset>
  );
}
