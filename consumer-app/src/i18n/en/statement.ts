/** Texts beside the sign-in: the range of the offers, and the way to them. */
export const statementTexts = {
  facts_title: 'What you can compare here',
  fact_amount: 'Loan amount',
  fact_interest: 'Interest, a year',
  fact_apr: 'APR, a year, with fees',
  fact_tenure: 'Tenure',
  fact_tenure_value: 'up to %{months}',
  steps_title: 'How it goes',
  step_1: 'Prove your number or e-mail with a code',
  step_2: 'Fill in one profile for all lenders',
  step_3: 'See who lends to you and at what cost, and who does not and why',
};
