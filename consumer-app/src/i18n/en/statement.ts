/** Texts beside the sign-in: the range of the offers, and the way to them. */
export const statementTexts = {
  facts_title: 'What you can compare here',
  fact_amount: 'Loan amount',
  fact_interest: 'Interest rate per year',
  fact_apr: 'APR, including fees',
  fact_tenure: 'Tenure',
  fact_tenure_value: 'up to %{months}',
  steps_title: 'How it works',
  step_1: 'Confirm your mobile number or e-mail with a code',
  step_2: 'Fill in one profile for all lenders',
  step_3: 'See which lenders match you, what they cost, and why others do not',
};
