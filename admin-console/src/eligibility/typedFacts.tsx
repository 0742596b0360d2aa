import { isNullableNumber, isText, usePersistedInput } from '@marketplace/shared/admin';
import type { BorrowerFacts, Employment } from '@marketplace/shared/lending';
import {
  numberText,
  RupeesField,
  SelectField,
  TextField,
  useTranslate,
} from '@marketplace/shared/ui';
import { useId } from 'react';
import styles from './eligibility.module.css';

const EMPLOYMENTS = ['salaried', 'self_employed', 'business'] as const satisfies Employment[];

const isEmployment = (stored: unknown): stored is Employment =>
  EMPLOYMENTS.some((value) => value === stored);

/** A whole number of 0 or more; null for nothing, undefined for anything else. */
const whole = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : undefined;
};

/** What is counted with: an amount below zero is refused at its field, and not known here. */
const counted = (amount: number | null) => (amount !== null && amount < 0 ? null : amount);

/** The figures of a borrower of one's choosing, and their inputs; `form` is where they persist. */
export function useTypedFacts(form: string) {
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
  const facts: BorrowerFacts = {
    age: whole(age) ?? null,
    employment,
    monthly_income: counted(income),
    business_current_turnover: counted(income) === null ? null : (income ?? 0) * 12,
    credit_score: whole(score) ?? null,
    amount: counted(amount),
    tenure_months: whole(tenure) ?? null,
    emi: counted(otherEmis),
  };
  const texts = { age, setAge, score, setScore, tenure, setTenure };
  const amounts = { income, setIncome, amount, setAmount, otherEmis, setOtherEmis };
  return { facts, employment, setEmployment, ...texts, ...amounts };
}

/** The inputs of `useTypedFacts`. */
export function FactsInputs(typed: ReturnType<typeof useTypedFacts>) {
  const translate = useTranslate();
  const id = useId();
  const digits = (set: (text: string) => void) => (event: { currentTarget: HTMLInputElement }) =>
    set(numberText(event.currentTarget.value).slice(0, 3));
  const positive = translate('validation.positive');
  const wrong = (text: string) => (whole(text) === undefined ? positive : undefined);
  const wrongAmount = (value: number | null) => (counted(value) === value ? undefined : positive);
  return (
    <div className={styles['facts']}>
      <SelectField
        id={`${id}-employment`}
        label={translate('fields.employment_status_code')}
        placeholder={null}
        options={EMPLOYMENTS.map((value) => ({ value, label: translate(`fields.${value}`) }))}
        value={typed.employment}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isEmployment(chosen)) typed.setEmployment(chosen);
        }}
      />
      <TextField
        id={`${id}-age`}
        label={translate('lenders.preview.age')}
        inputMode="numeric"
        value={typed.age}
        error={wrong(typed.age)}
        onChange={digits(typed.setAge)}
      />
      <TextField
        id={`${id}-score`}
        label={translate('fields.credit_score')}
        inputMode="numeric"
        value={typed.score}
        error={wrong(typed.score)}
        onChange={digits(typed.setScore)}
      />
      <RupeesField
        id={`${id}-income`}
        label={translate('fields.monthly_income')}
        value={typed.income}
        error={wrongAmount(typed.income)}
        onValueChange={typed.setIncome}
      />
      <RupeesField
        id={`${id}-amount`}
        label={translate('fields.se_loan_amount')}
        value={typed.amount}
        error={wrongAmount(typed.amount)}
        onValueChange={typed.setAmount}
      />
      <TextField
        id={`${id}-tenure`}
        label={translate('lenders.preview.tenure')}
        inputMode="numeric"
        value={typed.tenure}
        error={wrong(typed.tenure)}
        onChange={digits(typed.setTenure)}
      />
      <RupeesField
        id={`${id}-emi`}
        label={translate('fields.emi')}
        value={typed.otherEmis}
        error={wrongAmount(typed.otherEmis)}
        onValueChange={typed.setOtherEmis}
      />
    </div>
  );
}
