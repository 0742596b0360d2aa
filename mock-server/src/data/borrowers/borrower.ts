import { now } from '../../clock';
import { computeAgeMonths, toCalendarDate, parseWireDate } from '@marketplace/shared/format';
import {
  type BorrowerFacts,
  EMPLOYMENTS,
  type ProfileField,
  readProfileFacts,
} from '@marketplace/shared/lending';
import type { UserRecord } from '../records';

function computeMonthsToday(birthDate: string | null): number | null {
  const birth = parseWireDate(birthDate ?? '');
  const today = toCalendarDate(new Date(now()));
  return birth && today ? computeAgeMonths(birth, today) : null;
}

/** Collects the facts that lending rules need about a consumer and a loan request. */
export function toBorrowerFacts(
  user: Readonly<Pick<UserRecord, 'birth_date' | 'employment_status_code' | 'emi'>> &
    Readonly<Partial<Pick<UserRecord, ProfileField>>>,
  loanRequest: Pick<BorrowerFacts, 'amount' | 'tenure_months'>,
): BorrowerFacts {
  const age_months = computeMonthsToday(user.birth_date);
  return {
    ...readProfileFacts(user),
    age: age_months === null ? null : Math.floor(age_months / 12),
    age_months,
    employment: EMPLOYMENTS.find((one) => one === user.employment_status_code) ?? null,
    amount: loanRequest.amount,
    tenure_months: loanRequest.tenure_months,
    emi: user.emi,
  };
}
