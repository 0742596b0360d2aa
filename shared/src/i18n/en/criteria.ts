/** Labels of the fields by which a lender decides; `fields` holds them too. */
export const criterionFields = {
  min_income: 'Income min',
  max_income: 'Income max',
  min_age: 'Age min',
  max_age: 'Age max',
  credit_score_class: 'Credit Score Class',
  salaried: 'Salaried',
  self_employed: 'Self Employed',
  business: 'Business',
  min_loan_amount: 'Loan amount from',
  loan_amount_upto: 'Loan amount up to',
  max_foir_percent: 'Maximum EMI share of income (FOIR)',
  min_income_self_employed: 'Income min, self-employed',
  min_age_self_employed: 'Age min, self-employed',
  max_age_self_employed: 'Age max, self-employed',
  min_turnover: 'Turnover min',
};

/** What the consoles call each criterion of a lender. */
export const criterionNames = {
  active: 'Lender Status',
  employment: 'Employment',
  age: 'Age',
  tenure: 'Tenure before the age limit',
  income: 'Monthly income',
  turnover: 'Business turnover',
  credit_score: 'Credit score',
  amount: 'Loan amount',
  foir: 'EMI share of income',
};

/**
 * How a sentence to a borrower names each criterion, and why lenders refuse by it. Of one that a borrower can change
 * also what that would bring.
 */
export const criteria = {
  active: {
    subject: 'whether it takes applications',
    reason: 'Is not taking applications at the moment',
    lenders_one: '%{count} is not taking applications',
    lenders_other: '%{count} are not taking applications',
  },
  employment: {
    subject: 'how you earn',
    reason: 'Lends to %{accepted}; you told us you are %{actual}',
    lenders_one: '%{count} lends to people who earn in another way',
    lenders_other: '%{count} lend to people who earn in another way',
    advice_one: '%{lenders} lends only to people with a different employment status',
    advice_other: '%{lenders} lend only to people with a different employment status',
  },
  age: {
    subject: 'your age',
    reason_min: 'Lends to people aged %{min} or over; you are %{actual}',
    reason_max: 'Lends to people aged %{max} or under; you are %{actual}',
    reason_range: 'Lends to people aged %{min} to %{max}; you are %{actual}',
    lenders_one: '%{count} lends to people of another age; you are %{actual}',
    lenders_other: '%{count} lend to people of another age; you are %{actual}',
    advice_one: '%{lenders} lends only to people of a different age',
    advice_other: '%{lenders} lend only to people of a different age',
  },
  tenure: {
    subject: 'your age at the end of the loan',
    reason:
      'Its loans must end before you are %{before}; its shortest, of %{min} months, would end later',
    lenders_one: '%{count} needs the loan to end earlier than it could',
    lenders_other: '%{count} need the loan to end earlier than it could',
  },
  income: {
    subject: 'your income',
    reason_min: 'Needs a monthly income of %{min} or more; you told us %{actual}',
    reason_max: 'Lends to people with a monthly income of up to %{max}; you told us %{actual}',
    lenders_one: '%{count} needs another income: %{bounds} a month; yours is %{actual}',
    lenders_other: '%{count} need another income: %{bounds} a month; yours is %{actual}',
    advice: 'With a monthly income of %{min}: %{lenders} would match',
    change: 'You need a monthly income of %{min}. If your profile is wrong, correct it.',
  },
  turnover: {
    subject: 'your turnover',
    reason_min: 'Needs a turnover of %{min} a year or more; you told us %{actual}',
    lenders_one: '%{count} needs a larger turnover: %{bounds} a year',
    lenders_other: '%{count} need a larger turnover: %{bounds} a year',
    advice: 'With a turnover of %{min} a year: %{lenders} would match',
    change: 'You need a turnover of %{min} a year. If your profile is wrong, correct it.',
  },
  credit_score: {
    subject: 'your credit score',
    reason_min: 'Needs a credit score of %{min} or more; yours is %{actual}',
    lenders_one: '%{count} needs a credit score of %{bounds}; yours is %{actual}',
    lenders_other: '%{count} need a credit score of %{bounds}; yours is %{actual}',
    advice: 'With a credit score of %{min}: %{lenders} would match',
    change: 'You need a credit score of %{min}. Paying EMIs and cards on time improves your score.',
  },
  amount: {
    subject: 'the amount',
    reason_min: 'Lends %{min} or more; you asked for %{actual}',
    lenders_one: '%{count} lends only more: from %{bounds}; you asked for %{actual}',
    lenders_other: '%{count} lend only more: from %{bounds}; you asked for %{actual}',
  },
  foir: {
    subject: 'how much of your income EMIs take',
    reason: 'Your EMIs would take %{actual} of your income. This lender’s limit is %{max}',
    reason_no_income:
      'You told us you have no income. This lender lets EMIs take %{max} of it at most',
    lenders_one: '%{count} finds that EMIs would take too much of your income',
    lenders_other: '%{count} find that EMIs would take too much of your income',
  },
};
