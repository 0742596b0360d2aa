import { FIRST_ESTIMATE, type LoanEstimate, type LoanRequest } from '@marketplace/shared/lending';
import { useEffect, useState } from 'react';
import { getFirstEstimate, setFirstEstimate, useLanguage } from '../../../language';

/** A slider passes many values on its way. */
const PAUSE_MS = 120;

const fetchEstimate = async (loan: LoanRequest): Promise<LoanEstimate> =>
  (await import('./fetchEstimate')).fetchEstimate(loan);

/** What the chosen loan costs: first as the page's data says, then as the server answers each change. */
export function useLoanEstimate() {
  const language = useLanguage();
  const [latest, setLatest] = useState(getFirstEstimate);
  const shown = latest?.estimate;
  const [wanted, setWanted] = useState<LoanRequest>(shown ?? FIRST_ESTIMATE);
  const [failed, setFailed] = useState(false);
  const { amount, tenure_months } = wanted;
  const isOlder =
    shown?.amount !== amount ||
    shown.tenure_months !== tenure_months ||
    // The answer names the lenders in the page's language.
    latest?.language !== language;
  useEffect(() => {
    if (!isOlder) return undefined;
    let isLatest = true;
    const timer = setTimeout(() => {
      fetchEstimate({ amount, tenure_months }).then(
        (estimate) => {
          if (!isLatest) return;
          setLatest({ estimate, language });
          setFirstEstimate({ estimate, language });
        },
        () => isLatest && setFailed(true),
      );
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [isOlder, amount, tenure_months, language]);
  const choose = (loan: LoanRequest) => {
    setFailed(false);
    setWanted({ amount: loan.amount, tenure_months: loan.tenure_months });
  };
  return { wanted, shown, failed, isOlder, choose };
}
