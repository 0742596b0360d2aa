/** Why a lender has no offer for a borrower. */
export const offerReasons = {
  reason: {
    active: 'Is not taking applications at the moment',
    employment: 'Lends to %{accepted}; you told us you are %{actual}',
    employment_none: 'Is not taking applications at the moment',
    age_min: 'Lends to people aged %{min} or over; you are %{actual}',
    age_max: 'Lends to people aged %{max} or under; you are %{actual}',
    age_range: 'Lends to people aged %{min} to %{max}; you are %{actual}',
    income_min: 'Needs a monthly income of %{min} or more; you told us %{actual}',
    income_max: 'Lends to people with a monthly income of up to %{max}; you told us %{actual}',
    turnover_min: 'Needs a turnover of %{min} a year or more; you told us %{actual}',
    credit_score_min: 'Needs a credit score of %{min} or more; yours is %{actual}',
    amount_min: 'Lends %{min} or more; you asked for %{actual}',
    foir: 'Your EMIs would take %{actual} of your income. This lender’s limit is %{max}',
    foir_no_income:
      'You told us you have no income. This lender lets EMIs take %{max} of it at most',
    tenure:
      'Its loans must end before you are %{before}; its shortest, of %{min} months, would end later',
    and_others_one: '%{reason}; another reason: %{what}',
    and_others_other: '%{reason}; other reasons: %{what}',
    no_terms: 'Has not given a rate, so we cannot work out an offer',
    short: '%{reason} (%{by}\u00A0short)',
    over: '%{reason} (%{by}\u00A0over)',
    points_one: '%{count}\u00A0point',
    points_other: '%{count}\u00A0points',
    years_one: '%{count} year',
    years_other: '%{count} years',
  },
  people: {
    salaried: 'salaried people',
    self_employed: 'self-employed people',
    business: 'business owners',
  },
  person: {
    salaried: 'salaried',
    self_employed: 'self-employed',
    business: 'a business owner',
  },
  and: '%{a} and %{b}',
  band_from: '%{min} or more',
  band: '%{min} to %{max}',
  band_below: 'less than %{max}',
};
