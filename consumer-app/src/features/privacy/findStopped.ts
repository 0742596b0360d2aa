import { OPEN_STATUSES } from '@marketplace/shared/schema';
import type { ConsentLine } from './latestConsents';
import type { OwnData } from './useOwnData';

/** The product that each consent to a call is about. */
const CALLED: Readonly<Record<string, string>> = {
  call_gold: 'gold_loan',
  call_housing: 'housing_loan',
  call_insurance: 'insurance',
};

/** What the person asked for under a consent and what taking it back therefore stops; undefined if nothing. */
export function findStopped(
  { purpose, lenderId }: Pick<ConsentLine, 'purpose' | 'lenderId'>,
  { applications, leads }: Pick<OwnData, 'applications' | 'leads'>,
): 'application' | 'request' | undefined {
  const isOpen = applications.some(
    ({ lender_id, status }) => lender_id === lenderId && OPEN_STATUSES.includes(status),
  );
  if (purpose === 'application' && isOpen) return 'application';
  const isAsked = leads.some(
    ({ product, stage }) => product === CALLED[purpose] && stage === 'applied',
  );
  return isAsked ? 'request' : undefined;
}
