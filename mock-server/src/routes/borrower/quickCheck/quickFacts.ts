import type { BorrowerFacts } from '@marketplace/shared/lending';
import type { QuickCheck, ScoreBand } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';

/** The lowest score of each band, so that nobody hears of a loan that the real score does not bring. */
const LOWEST_SCORES: Readonly<Record<ScoreBand, number | null>> = {
  unknown: null,
  below_650: 300,
  '650_699': 650,
  '700_749': 700,
  '750_plus': 750,
};

/**
 * Collects the facts of the answers of a quick check. Only the year of birth is known: the person may be born on its
 * first day or on its last.
 */
export function toQuickFacts(
  answers: Partial<QuickCheck>,
  loanRequest: Pick<BorrowerFacts, 'amount' | 'tenure_months'>,
): Record<'oldest' | 'youngest', BorrowerFacts> {
  const { employment_status_code = '', monthly_income = null, emi = null } = answers;
  const { birth_year, score_band = 'unknown' } = answers;
  const bornOn = (day: string): BorrowerFacts => {
    const facts = toBorrowerFacts(
      {
        birth_date: birth_year === undefined ? null : `${birth_year}-${day}`,
        employment_status_code,
        monthly_income,
        credit_score: LOWEST_SCORES[score_band],
        emi: emi ?? 0,
      },
      loanRequest,
    );
    return { ...facts, emi };
  };
  return { oldest: bornOn('01-01'), youngest: bornOn('12-31') };
}
