import { formatNumber, formatRupees, formatTenure } from '@marketplace/shared/format';
import {
  FieldUnit,
  numberText,
  RadioGroup,
  RupeesField,
  SelectField,
  TextField,
} from '@marketplace/shared/ui';
import { useTexts } from '../../language/i18n';
import { useLanguage } from '../../language/language';
import { SOLAR_LIMITS, type SolarAnswers, type SolarField, TENURES } from './solarAnswers';
import { solarTexts } from './texts';

export interface SolarFieldsProps {
  answers: SolarAnswers;
  faults: readonly SolarField[];
  onChange: (typed: Partial<SolarAnswers>) => void;
}

/** Asks for the need, by bill or by size, and for the loan's tenure. */
export function SolarNeedFields({ answers, faults, onChange }: SolarFieldsProps) {
  const t = useTexts(solarTexts);
  const language = useLanguage();
  const { bill, kw } = SOLAR_LIMITS;
  const billError = t('bill_error', {
    min: formatRupees(bill.min, language),
    max: formatRupees(bill.max, language),
  });
  return (
    <>
      <RadioGroup
        name="by"
        label={t('by')}
        inline
        value={answers.by}
        options={[
          { value: 'bill', label: t('by_bill') },
          { value: 'size', label: t('by_size') },
        ]}
        onChange={({ currentTarget }) =>
          onChange({ by: currentTarget.value === 'size' ? 'size' : 'bill' })
        }
      />
      {answers.by === 'bill' ? (
        <RupeesField
          name="bill"
          label={t('bill')}
          hint={t('bill_hint')}
          value={answers.bill}
          onValueChange={(amount) => onChange({ bill: amount })}
          {...(faults.includes('bill') ? { error: billError } : {})}
        />
      ) : (
        <TextField
          name="kw"
          label={t('size')}
          hint={t('size_hint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          value={answers.kw}
          suffix={<FieldUnit>{t('kw')}</FieldUnit>}
          onChange={({ currentTarget }) =>
            onChange({ kw: numberText(currentTarget.value, { decimals: true }) })
          }
          {...(faults.includes('kw')
            ? {
                error: t('size_error', {
                  min: formatNumber(kw.min, language),
                  max: formatNumber(kw.max, language),
                }),
              }
            : {})}
        />
      )}
      <SelectField
        name="tenure"
        label={t('tenure')}
        placeholder={null}
        value={answers.tenure}
        options={TENURES.map((months) => ({
          value: months,
          label: formatTenure(months, language),
        }))}
        onChange={({ currentTarget }) => onChange({ tenure: currentTarget.value })}
      />
    </>
  );
}
