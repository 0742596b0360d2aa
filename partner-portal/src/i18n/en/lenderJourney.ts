/** Texts of the lender journey. */
export const lenderJourney = {
  title: 'Lender Journey',
  about: 'How each lender works, and how far your own customers have got.',
  search: 'Search a lender',
  how: 'How %{lender} works',
  steps: 'Steps',
  papers: 'Documents',
  times: 'Times',
  decision: 'Until the decision: %{time}',
  money: 'From the decision to payment: %{time}',
  not_stated: 'not stated',
  hours_one: 'about %{count} hour',
  hours_other: 'about %{count} hours',
  days_one: '%{count} day',
  days_other: '%{count} days',
  figures: {
    leads: 'Your leads',
    applications: 'Applications',
    approved: 'Approved',
    disbursed: 'Disbursed',
    median: 'Median time to payment',
  },
};
