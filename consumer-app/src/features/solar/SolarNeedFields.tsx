import { formatTenure } from '@marketplace/shared/format';
import { FieldUnit, RadioGroup, SelectField } from '@marketplace/shared/ui';
import { Controller } from 'react-hook-form';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { type SolarAnswers, TENURES } from './solarAnswers';
import { AmountField, NumberField } from './SolarFields';
import { solarTexts } from './texts';

/** Asks for the need, by bill or by size, and for the loan's tenure. */
export function SolarNeedFields({ by }: Pick<SolarAnswers, 'by'>) {
  const t = useTexts(solarTexts);
  const language = useLanguage();
  return (
    <>
      <Controller<SolarAnswers, 'by'>
        name="by"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('by')}
            inline
            options={[
              { value: 'bill', label: t('by_bill') },
              { value: 'size', label: t('by_size') },
            ]}
          />
        )}
      />
      {by === 'bill' ? (
        <AmountField name="bill" label={t('bill')} hint={t('bill_hint')} />
      ) : (
        <NumberField
          name="kw"
          label={t('size')}
          hint={t('size_hint')}
          maxLength={4}
          suffix={<FieldUnit>{t('kw')}</FieldUnit>}
        />
      )}
      <Controller<SolarAnswers, 'tenure'>
        name="tenure"
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('tenure')}
            placeholder={null}
            options={TENURES.map((months) => ({
              value: String(months),
              label: formatTenure(months, language),
            }))}
          />
        )}
      />
    </>
  );
}
