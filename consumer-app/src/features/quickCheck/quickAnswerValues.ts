import { FIRST_ESTIMATE, type LoanRequest } from '@marketplace/shared/lending';
import { quickCheckSchema, wantedAmount, wantedTenure } from '@marketplace/shared/schema';
import type { RupeesInput } from '@marketplace/shared/ui';
import { type InferType, object } from 'yup';
import type { QuickAnswers } from '../../profile';

/** The content of the fields, as given so far. */
export interface QuickValues {
  amount: number;
  tenure_months: number;
  employment_status_code: string;
  monthly_income: RupeesInput;
  emi: RupeesInput;
  birth_year: string;
  score_band: string;
}

/** The answers as the fields show them; the loan of the first page where none was chosen. */
export const toQuickValues = (answers: QuickAnswers): QuickValues => ({
  amount: answers.amount ?? FIRST_ESTIMATE.amount,
  tenure_months: answers.tenure_months ?? FIRST_ESTIMATE.tenure_months,
  employment_status_code: answers.employment_status_code ?? '',
  monthly_income: answers.monthly_income ?? null,
  emi: answers.emi ?? null,
  birth_year: answers.birth_year === undefined ? '' : String(answers.birth_year),
  score_band: answers.score_band ?? '',
});

type Field = keyof InferType<typeof quickCheckSchema>;

/** The answers that are valid so far. */
export function toQuickAnswers(values: QuickValues): QuickAnswers {
  const fields = Object.keys(values).filter(
    (name): name is Field => name in quickCheckSchema.fields,
  );
  const valid = fields.filter((name) =>
    quickCheckSchema.pick([name]).isValidSync({ [name]: values[name] }),
  );
  return quickCheckSchema
    .pick(valid)
    .cast(Object.fromEntries(valid.map((name) => [name, values[name]])));
}

const loanSchema = object({
  amount: wantedAmount().required(),
  tenure_months: wantedTenure().required(),
});

/** The loan that the address names; undefined without a valid one. */
export function parseLoan(query: URLSearchParams): LoanRequest | undefined {
  const named = Object.fromEntries(query);
  return loanSchema.isValidSync(named) ? loanSchema.cast(named, { stripUnknown: true }) : undefined;
}
