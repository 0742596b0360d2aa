import { type LoanRequest, serializeLoanRequest } from '../../offers/loanRequest';
import { persistInput, readPersistedInput } from '../../form/persistedInput';

/** What stands in the fields, which need not be what may be asked for; ₹ and months. */
interface LoanRequestInput {
  amount: number | null;
  tenure: string;
}

const NAME = 'wish';

/** Keeps what stands in the fields beside the wish that is asked for meanwhile. */
export const saveLoanRequestInput = (
  wish: LoanRequest,
  { amount, tenure }: LoanRequestInput,
): void => persistInput(NAME, [serializeLoanRequest(wish), amount ?? '', tenure].join('|'));

/** What was typed last beside a wish; the wish itself where it was asked for otherwise. */
export function getLoanRequestInput(wish: LoanRequest): LoanRequestInput {
  const [asked, amount = '', tenure = ''] = (readPersistedInput(NAME) ?? '').split('|');
  if (asked !== serializeLoanRequest(wish))
    return { amount: wish.amount, tenure: String(wish.tenure_months) };
  return { amount: amount === '' ? null : Number(amount), tenure };
}
