import { formatRupees } from '@marketplace/shared/format';
import { APPLICANT_AGE, getOptions, SCORE_BANDS } from '@marketplace/shared/schema';
import { RadioGroup, RupeesField, joinClasses } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import type { QuickValues } from './quickAnswerValues';
import styles from './quickCheck.module.css';
import { quickCheckTexts } from './texts';

/** Amounts a month that one tap answers, ₹. */
const AMOUNTS = {
  monthly_income: [15_000, 25_000, 40_000, 60_000, 1_00_000],
  emi: [0, 5_000, 10_000, 20_000],
} as const;

const THIS_YEAR = new Date().getFullYear();
const YEARS = Array.from(
  { length: APPLICANT_AGE.max - APPLICANT_AGE.min + 2 },
  (_, index) => THIS_YEAR - APPLICANT_AGE.max - 1 + index,
);
const toDecade = (year: number): number => Math.floor(year / 10) * 10;
const DECADES = [...new Set(YEARS.map(toDecade))];

interface Props {
  onKeep: (changed: Partial<QuickValues>) => void;
}

/** An amount a month: large buttons for usual ones, and a field for any other. */
function MonthlyAmount({ name, onKeep }: Props & { name: 'monthly_income' | 'emi' }) {
  const t = useTexts(quickCheckTexts);
  const language = useLanguage();
  const { control } = useFormContext<QuickValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ...field }, fieldState }) => {
        const choose = (amount: QuickValues[typeof name]) => {
          onChange(amount);
          onKeep({ [name]: amount });
        };
        return (
          <div className={styles.question}>
            <RupeesField
              {...field}
              value={value}
              label={t(`label.${name}`)}
              hint={t(`hint.${name}`)}
              error={fieldState.error?.message}
              onValueChange={choose}
            />
            <div className={styles.buttons}>
              {AMOUNTS[name].map((amount) => (
                <button
                  key={amount}
                  type="button"
                  aria-pressed={value === amount}
                  onClick={() => choose(amount)}
                >
                  {amount === 0 ? t('no_emi') : formatRupees(amount, language, 'never')}
                </button>
              ))}
            </div>
          </div>
        );
      }}
    />
  );
}

/** The year of birth: first its decade, then the year. */
function BirthYear({ onKeep }: Props) {
  const t = useTexts(quickCheckTexts);
  const { control } = useFormContext<QuickValues>();
  const [opened, setOpened] = useState<number>();
  return (
    <Controller
      control={control}
      name="birth_year"
      render={({ field: { value, onChange, ...field }, fieldState }) => {
        const decade = opened ?? (value === '' ? undefined : toDecade(Number(value)));
        const years = YEARS.filter((year) => toDecade(year) === decade);
        return (
          <fieldset className={styles.question}>
            <legend>{t('label.birth_year')}</legend>
            <div className={styles.buttons}>
              {DECADES.map((each) => (
                <button
                  key={each}
                  ref={each === DECADES[0] && years.length === 0 ? field.ref : undefined}
                  type="button"
                  aria-pressed={each === decade}
                  onClick={() => setOpened(each)}
                >
                  {t('decade', {
                    from: Math.max(each, YEARS[0] ?? each),
                    to: Math.min(each + 9, YEARS.at(-1) ?? each),
                  })}
                </button>
              ))}
            </div>
            {years.length > 0 && (
              <div className={joinClasses(styles.buttons, styles.years)}>
                {years.map((year) => (
                  <button
                    key={year}
                    ref={year === years[0] ? field.ref : undefined}
                    type="button"
                    aria-pressed={value === String(year)}
                    onClick={() => {
                      onChange(String(year));
                      onKeep({ birth_year: String(year) });
                    }}
                  >
                    {year}
                  </button>
                ))}
              </div>
            )}
            {fieldState.error && (
              <p className={styles.error} role="alert">
                {fieldState.error.message}
              </p>
            )}
          </fieldset>
        );
      }}
    />
  );
}

/** The five questions of the quick check. */
export function QuickQuestions({ onKeep }: Props) {
  const t = useTexts(quickCheckTexts);
  const language = useLanguage();
  const { formState, register } = useFormContext<QuickValues>();
  const { errors } = formState;
  const choice = (name: 'employment_status_code' | 'score_band') => ({
    ...register(name, { onChange: () => onKeep({}) }),
    label: t(`label.${name}`),
    error: errors[name]?.message,
  });
  return (
    <>
      <RadioGroup
        {...choice('employment_status_code')}
        inline
        options={getOptions('employmentStatus', language).map(({ id, label }) => ({
          value: id,
          label,
        }))}
      />
      <MonthlyAmount name="monthly_income" onKeep={onKeep} />
      <MonthlyAmount name="emi" onKeep={onKeep} />
      <BirthYear onKeep={onKeep} />
      <RadioGroup
        {...choice('score_band')}
        inline
        options={SCORE_BANDS.map((band) => ({ value: band, label: t(`score.${band}`) }))}
      />
    </>
  );
}
