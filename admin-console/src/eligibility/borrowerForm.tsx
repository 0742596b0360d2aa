import { Columns, PlainNumber, usePlainForm } from '@marketplace/shared/admin';
import { type BorrowerFacts, EMPLOYMENTS, NO_FACTS } from '@marketplace/shared/lending';
import { count, rupees, validate } from '@marketplace/shared/schema';
import { SelectField, useTranslate } from '@marketplace/shared/ui';
import { useId } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { object, string } from 'yup';

const schema = object({
  employment: string().oneOf(EMPLOYMENTS).nullable().defined(),
  age: count().nullable(),
  credit_score: count().nullable(),
  monthly_income: rupees().nullable(),
  amount: rupees().nullable(),
  tenure_months: count().nullable(),
  emi: rupees().nullable(),
});

const SAMPLE = {
  employment: 'salaried',
  age: '30',
  credit_score: '720',
  monthly_income: 40_000,
  amount: 200_000,
  tenure_months: '24',
  emi: 0,
};

type Fields = UseFormReturn<typeof SAMPLE, unknown, ReturnType<typeof schema.cast>>;

/** A form for the figures of a made-up borrower, and those figures; `form` names where the input persists. */
export function useBorrowerForm(form: string): { facts: BorrowerFacts; fields: Fields } {
  const fields: Fields = usePlainForm(form, schema, SAMPLE, 'onChange');
  const input = useWatch({ control: fields.control });
  const checked = validate(schema, input, { cast: true });
  const wrong = checked.ok ? [] : Object.keys(checked.errors);
  // A wrong answer has an error at its field and counts as none.
  const known = schema.cast({ ...input, ...Object.fromEntries(wrong.map((name) => [name, null])) });
  const { monthly_income: income } = known;
  return {
    facts: { ...NO_FACTS, ...known, business_current_turnover: income && income * 12 },
    fields,
  };
}

export function BorrowerInputs({ fields }: { fields: Fields }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormProvider {...fields}>
      <Columns min="8.5rem" sx={{ gap: 2, alignItems: 'end' }}>
        <SelectField
          {...fields.register('employment')}
          id={id}
          label={translate('fields.employment_status_code')}
          placeholder={null}
          options={EMPLOYMENTS.map((value) => ({ value, label: translate(`fields.${value}`) }))}
        />
        <PlainNumber name="age" label={translate('lenders.preview.age')} maxLength={3} />
        <PlainNumber name="credit_score" label={translate('fields.credit_score')} maxLength={3} />
        <PlainNumber amount name="monthly_income" label={translate('fields.monthly_income')} />
        <PlainNumber amount name="amount" label={translate('fields.se_loan_amount')} />
        <PlainNumber
          name="tenure_months"
          label={translate('lenders.preview.tenure')}
          maxLength={3}
        />
        <PlainNumber amount name="emi" label={translate('fields.emi')} />
      </Columns>
    </FormProvider>
  );
}
