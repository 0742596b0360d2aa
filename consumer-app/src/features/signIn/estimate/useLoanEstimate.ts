import { FIRST_ESTIMATE, type LoanEstimate, type LoanRequest } from '@marketplace/shared/lending';
import { useEffect, useState } from 'react';
import { getFirstEstimate } from '../../../language';

/** A slider passes many values on its way. */
const PAUSE_MS = 120;

const fetchEstimate = async (loan: LoanRequest): Promise<LoanEstimate> =>
  (await import('./fetchEstimate')).fetchEstimate(loan);

/** What the chosen loan costs: first as the page's data says, then as the server answers each change. */
export function useLoanEstimate() {
  const [shown, setShown] = useState(getFirstEstimate);
  const [wanted, setWanted] = useState<LoanRequest>(shown ?? FIRST_ESTIMATE);
  const [failed, setFailed] = useState(false);
  const { amount, tenure_months } = wanted;
  const isOlder = shown?.amount !== amount || shown.tenure_months !== tenure_months;
  useEffect(() => {
    if (!isOlder) return undefined;
    let isLatest = true;
    const timer = setTimeout(() => {
      fetchEstimate({ amount, tenure_months }).then(
        (estimate) => isLatest && setShown(estimate),
        () => isLatest && setFailed(true),
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [isOlder, amount, tenure_months]);
  const choose = (loan: LoanRequest) => {
    setFailed(false);
    setWanted({ amount: loan.amount, tenure_months: loan.tenure_months });
  };
  return { wanted, shown, failed, isOlder, choose };
}
