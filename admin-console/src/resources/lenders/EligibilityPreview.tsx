import {
  isNullableNumber,
  isText,
  useLanguage,
  usePersistedInput,
} from '@marketplace/shared/admin';
import { assessEligibility, type Criterion, type Employment } from '@marketplace/shared/lending';
import { type Lender, lenderSchema, validate } from '@marketplace/shared/schema';
import {
  ErrorIcon,
  InfoIcon,
  numberText,
  RupeesField,
  SelectField,
  SuccessIcon,
  TextField,
  useTranslate,
} from '@marketplace/shared/ui';
import { useId } from 'react';
import { type RaRecord } from 'react-admin';
import { criterionText } from './criterionText';
import styles from './lenderEdit.module.css';
import preview from './eligibilityPreview.module.css';
import { Section } from './Section';

const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const satisfies Employment[];

const isEmployment = (stored: unknown): stored is Employment =>
  EMPLOYMENTS.some((value) => value === stored);

const ICONS = { true: SuccessIcon, false: ErrorIcon, unknown: InfoIcon };

const lenderOf = (record: RaRecord): Lender | undefined => {
  const known = Object.entries(record).filter(([name]) => name in lenderSchema.fields);
  const checked = validate(lenderSchema, Object.fromEntries(known));
  return checked.ok ? checked.value : undefined;
};

/** A whole number of 0 or more; null for nothing, undefined for anything else. */
const whole = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
};

/** What is counted with: an amount below zero is refused at its field, and not known here. */
const counted = (amount: number | null) => (amount !== null && amount < 0 ? null : amount);

/** How a borrower of one's choosing stands with the lender as it is saved now. */
export function EligibilityPreview({ lender: record }: { lender: RaRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const form = `lenders/${record.id}/eligibility`;
  const [employment, setEmployment] = usePersistedInput(
    form,
    'employment',
    'salaried',
    isEmployment,
  );
  const [age, setAge] = usePersistedInput(form, 'age', '30', isText);
  const [score, setScore] = usePersistedInput(form, 'score', '720', isText);
  const [income, setIncome] = usePersistedInput(form, 'income', 40_000, isNullableNumber);
  const [amount, setAmount] = usePersistedInput(form, 'amount', 200_000, isNullableNumber);
  const [tenure, setTenure] = usePersistedInput(form, 'tenure', '24', isText);
  const [otherEmis, setOtherEmis] = usePersistedInput(form, 'other_emis', 0, isNullableNumber);
  const lender = lenderOf(record);
  if (!lender) return null;
  const facts = {
    age: whole(age) ?? null,
    employment,
    monthly_income: counted(income),
    business_current_turnover: counted(income) === null ? null : (income ?? 0) * 12,
    credit_score: whole(score) ?? null,
    amount: counted(amount),
    tenure_months: whole(tenure) ?? null,
    emi: counted(otherEmis),
  };
  const { eligible, criteria } = assessEligibility(lender, facts);
  const digits = (set: (text: string) => void) => (event: { currentTarget: HTMLInputElement }) =>
    set(numberText(event.currentTarget.value).slice(0, 3));
  const positive = translate('validation.positive');
  const wrong = (text: string) => (whole(text) === undefined ? positive : undefined);
  const wrongAmount = (value: number | null) => (counted(value) === value ? undefined : positive);
  return (
    <Section id="preview">
      <p className={styles['lead']}>{translate('lenders.preview.lead')}</p>
      <div className={preview['facts']}>
        <SelectField
          id={`${id}-employment`}
          label={translate('fields.employment_status_code')}
          placeholder={null}
          options={EMPLOYMENTS.map((value) => ({ value, label: translate(`fields.${value}`) }))}
          value={employment}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isEmployment(chosen)) setEmployment(chosen);
          }}
        />
        <TextField
          id={`${id}-age`}
          label={translate('lenders.preview.age')}
          inputMode="numeric"
          value={age}
          error={wrong(age)}
          onChange={digits(setAge)}
        />
        <TextField
          id={`${id}-score`}
          label={translate('fields.credit_score')}
          inputMode="numeric"
          value={score}
          error={wrong(score)}
          onChange={digits(setScore)}
        />
        <RupeesField
          id={`${id}-income`}
          label={translate('fields.monthly_income')}
          value={income}
          error={wrongAmount(income)}
          onValueChange={setIncome}
        />
        <RupeesField
          id={`${id}-amount`}
          label={translate('fields.se_loan_amount')}
          value={amount}
          error={wrongAmount(amount)}
          onValueChange={setAmount}
        />
        <TextField
          id={`${id}-tenure`}
          label={translate('lenders.preview.tenure')}
          inputMode="numeric"
          value={tenure}
          error={wrong(tenure)}
          onChange={digits(setTenure)}
        />
        <RupeesField
          id={`${id}-emi`}
          label={translate('fields.emi')}
          value={otherEmis}
          error={wrongAmount(otherEmis)}
          onValueChange={setOtherEmis}
        />
      </div>
      <div role="status" className={preview['verdict']} data-eligible={eligible}>
        {translate(eligible ? 'lenders.preview.matches' : 'lenders.preview.no_match')}
      </div>
      <ul className={preview['criteria']}>
        {criteria.map((criterion: Criterion) => {
          const met = String(criterion.met) === 'unknown' ? 'unknown' : criterion.met;
          const Icon = ICONS[`${met}`];
          return (
            <li key={criterion.criterion} data-met={String(criterion.met)}>
              <Icon />
              <span>{translate(`lenders.preview.criteria.${criterion.criterion}`)}</span>
              <span>{criterionText(criterion, translate, language)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
