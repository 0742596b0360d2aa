import { formatRupees, formatRupeesLong } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import type { Criteria } from './criteria';

/** Returns the cells of a lender's row by column, in the order of the columns. */
export function criteriaTexts(
  criteria: Criteria,
  { translate, language }: { translate: Translate; language: Language },
) {
  const { age, over, ageSelfEmployed, income, incomeSelfEmployed, turnover, loan, score } =
    criteria;
  const none = translate('eligibility.none');
  const rupees = (amount: number) => formatRupees(amount, language);
  const range = ([min, max]: readonly [number, number | null]) => {
    if (max !== null) return `${min}-${max}`;
    return over ? translate('eligibility.over', { age: min }) : `${min}+`;
  };
  const split = (salaried: string, selfEmployed: string) =>
    translate('eligibility.split', { salaried, self_employed: selfEmployed });
  const ages = ageSelfEmployed ? split(range(age), range(ageSelfEmployed)) : range(age);
  const employment = criteria.salariedOnly ? 'salaried' : 'both';
  const least = income === null ? none : rupees(income);
  const other = turnover
    ? translate('eligibility.turnover', { amount: formatRupeesLong(turnover, language) })
    : incomeSelfEmployed && rupees(incomeSelfEmployed);
  const [min, max] = loan;
  return {
    criteria: criteria.lender,
    age: ages,
    employment: translate(`eligibility.${employment}`),
    income: other ? split(least, other) : least,
    min_loan: min === null ? '–' : rupees(min),
    max_loan: max === 'gold' ? translate('eligibility.gold_value') : rupees(max),
    cibil: score === null ? '–' : `${score}+`,
    journey: criteria.app ? 'App' : 'Web/App',
  };
}
