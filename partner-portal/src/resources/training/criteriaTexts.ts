import type { EligibilityCriteria } from '@marketplace/shared/api';
import { formatRupees, formatRupeesLong } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { getMinimumScore } from '@marketplace/shared/lending';

/** Returns the cells of a lender's row by column, in the order of the columns. */
export function getCriteriaTexts(
  lender: EligibilityCriteria,
  { translate, language }: { translate: Translate; language: Language },
) {
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const formatRange = (min: number | null, max: number | null) => {
    if (min !== null && max !== null) return `${min}-${max}`;
    if (max !== null) return `-${max}`;
    if (min === null) return '–';
    // Gold lenders state the age above which they lend.
    return lender.product === 'gold_loan'
      ? translate('eligibility.age_over', { age: min - 1 })
      : `${min}+`;
  };
  const split = (salaried: string, selfEmployed: string) =>
    translate('eligibility.by_employment', { salaried, self_employed: selfEmployed });
  const { min_age, max_age, min_age_self_employed, max_age_self_employed } = lender;
  const ages = formatRange(min_age, max_age);
  const hasOwnAges = min_age_self_employed !== null || max_age_self_employed !== null;
  const ownAges = formatRange(min_age_self_employed ?? min_age, max_age_self_employed ?? max_age);
  const { salaried, self_employed, min_income, min_income_self_employed, min_turnover } = lender;
  const employment =
    salaried === 1 && self_employed === 1 ? 'both' : salaried === 1 ? 'salaried' : 'self_employed';
  const income = min_income === null ? translate('eligibility.none') : formatAmount(min_income);
  const ownIncome =
    min_turnover === null
      ? min_income_self_employed !== null && formatAmount(min_income_self_employed)
      : translate('eligibility.turnover', { amount: formatRupeesLong(min_turnover, language) });
  const { min_loan_amount, loan_amount_upto, product } = lender;
  const unlimited = product === 'gold_loan' ? translate('eligibility.gold_value') : '–';
  // A class without a score sets no minimum.
  const score = getMinimumScore(lender.credit_score_class);
  return {
    criteria: lender.name,
    age: hasOwnAges ? split(ages, ownAges) : ages,
    employment: translate(`eligibility.${employment}`),
    income: ownIncome ? split(income, ownIncome) : income,
    min_loan: min_loan_amount === null ? '–' : formatAmount(min_loan_amount),
    max_loan: loan_amount_upto === null ? unlimited : formatAmount(loan_amount_upto),
    cibil: score === null ? '–' : `${score}+`,
    journey: lender.journey || 'Web/App',
  };
}
