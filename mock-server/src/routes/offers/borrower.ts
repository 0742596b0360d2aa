import type { BorrowerFacts, Employment } from '@marketplace/shared/lending';
import type { UserRecord } from '../../data/records';
import { ageOn, indianDay } from '../../data/indianDay';

const employments = [
  'salaried',
  'self_employed',
  'business',
] as const satisfies readonly Employment[];

/** What lending has to know of a consumer who wants an amount (₹). */
export function borrowerFacts(user: Readonly<UserRecord>, amount: number): BorrowerFacts {
  return {
    age: user.birth_date ? ageOn(user.birth_date, indianDay()) : null,
    employment: employments.find((one) => one === user.employment_status_code) ?? null,
    monthly_income: user.monthly_income,
    // The option's id is the lower end of its band.
    business_current_turnover: user.business_current_turnover
      ? Number(user.business_current_turnover)
      : null,
    credit_score: user.credit_score,
    amount,
    emi: user.emi,
  };
}
