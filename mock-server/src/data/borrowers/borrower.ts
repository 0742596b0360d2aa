import { now } from '../../clock';
import { computeAgeMonths, toCalendarDate, parseWireDate } from '@marketplace/shared/format';
import { type BorrowerFacts, EMPLOYMENTS } from '@marketplace/shared/lending';
import type { UserRecord } from '../records';

function computeMonthsToday(birthDate: string | null): number | null {
  const birth = parseWireDate(birthDate ?? '');
  const today = toCalendarDate(new Date(now()));
  return birth && today ? computeAgeMonths(birth, today) : null;
}

/** Collects the facts that lending rules need about a consumer and a loan request. */
export function toBorrowerFacts(
  user: Readonly<
    Pick<
      UserRecord,
      | 'birth_date'
      | 'employment_status_code'
      | 'monthly_income'
      | 'business_current_turnover'
      | 'credit_score'
      | 'emi'
    >
  >,
  loanRequest: Pick<BorrowerFacts, 'amount' | 'tenure_months'>,
): BorrowerFacts {
  const age_months = computeMonthsToday(user.birth_date);
  return {
    age: age_months === null ? null : Math.floor(age_months / 12),
    age_months,
    employment: EMPLOYMENTS.find((one) => one === user.employment_status_code) ?? null,
    monthly_income: user.monthly_income,
    // The option's id is the lower end of its turnover band.
    business_current_turnover: user.business_current_turnover
      ? Number(user.business_current_turnover)
      : null,
    credit_score: user.credit_score,
    amount: loanRequest.amount,
    tenure_months: loanRequest.tenure_months,
    emi: user.emi,
  };
}
