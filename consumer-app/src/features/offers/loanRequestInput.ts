import type { LoanRequest } from '@marketplace/shared/lending';
import { serializeLoanRequest } from '../../offers/loanRequest';
import { persistInput, readPersistedInput } from '../../session/persistedInput';

/** The content of the fields, which may be invalid; ₹ and months. */
interface LoanRequestInput {
  amount: number | null;
  tenure: string;
}

const NAME = 'wish';

/** Stores the content of the fields together with the valid loan request. */
export const saveLoanRequestInput = (
  wish: LoanRequest,
  { amount, tenure }: LoanRequestInput,
): void => persistInput(NAME, [serializeLoanRequest(wish), amount ?? '', tenure].join('|'));

/** The last input for a loan request; the request itself if the input belongs to another one. */
export function getLoanRequestInput(wish: LoanRequest): LoanRequestInput {
  const [asked, amount = '', tenure = ''] = (readPersistedInput(NAME) ?? '').split('|');
  if (asked !== serializeLoanRequest(wish))
    return { amount: wish.amount, tenure: String(wish.tenure_months) };
  return { amount: amount === '' ? null : Number(amount), tenure };
}
