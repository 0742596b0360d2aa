/** Why a lender has no offer for a borrower. */
export const offerReasons = {
  reason: {
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
