import type { LoanRequest } from '@marketplace/shared/lending';
import { serializeLoanRequest } from '../../../offers';
import { readRupees, type RupeesInput } from '@marketplace/shared/ui';
import { persistInput, readPersistedInput } from '../../../session';

/** The content of the fields, which may be invalid; ₹ and months. */
interface LoanRequestInput {
  amount: RupeesInput;
  tenure: string;
}

const NAME = 'loan request';

/** Stores the content of the fields together with the valid loan request. */
export const saveLoanRequestInput = (
  loanRequest: LoanRequest,
  { amount, tenure }: LoanRequestInput,
): void => persistInput(NAME, [serializeLoanRequest(loanRequest), amount ?? '', tenure].join('|'));

/** The last input for a loan request; the request itself if the input belongs to another one. */
export function getLoanRequestInput(loanRequest: LoanRequest): LoanRequestInput {
  const [requested, amount = '', tenure = ''] = (readPersistedInput(NAME) ?? '').split('|');
  if (requested !== serializeLoanRequest(loanRequest))
    return { amount: loanRequest.amount, tenure: String(loanRequest.tenure_months) };
  return { amount: readRupees(amount), tenure };
}
