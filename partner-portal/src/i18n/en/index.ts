const portal = {
  dashboard: 'Dashboard',
  leads: 'Leads',
  applications: 'Applications',
  merchants: 'Merchants',
  merchants_about:
    'Resellers that apply to work with you. They are checked and decided centrally; you see how far each is.',
  search_merchants: 'Company, contact, city or reference',
  training: 'Training Material',
  eligibility: 'Eligibility Criteria',
  eligibility_about: 'What each lender asks of a customer, and how it takes applications.',
  earnings: 'Your earnings',
  average: 'Average disbursal',
  recent_leads: 'Latest leads',
  recent_applications: 'Latest applications',
  no_leads: 'Leads stand here as soon as someone signs in through your link.',
  no_applications: 'Applications stand here as soon as one of your leads takes an offer.',
  all: 'View all',
  unnamed: 'Name not given yet',
  search: 'Search by name',
};

const prospects = {
  title: 'Customer Links',
  about:
    'Each link hands one customer over, works once and for 30 days. The customer sees your brand and the product, never what you wrote down here.',
  make: 'Make a link',
  made: 'Your link is ready',
  made_text: 'Send it to this one customer. It works once and for 30 days.',
  below: 'Name and contact may stay empty. They only help you to tell your links apart.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copy_of: 'for %{name}',
  unnamed: 'No name',
  by_admin: '%{name} (administrator)',
};

const eligibility = {
  criteria: 'Criteria',
  age: 'Age',
  employment: 'Salaried/Selfemployed',
  income: 'Monthly net income',
  min_loan: 'Min loan',
  max_loan: 'Max loan',
  cibil: 'Cibil',
  journey: 'Lender Journey',
  salaried: 'Salaried',
  both: 'Both',
  none: 'No minimum',
  over: 'Over %{age}',
  split: 'Salaried %{salaried}\nSelf-employed %{self_employed}',
  turnover: '%{amount} turnover',
  gold_value: 'Up to gold value',
};

const masquerade = {
  label: 'Acting as a partner',
  badge: 'Masquerade',
  text: 'You are acting as %{partner}.',
  exit: 'Exit',
};

/** The partner portal's own texts. */
export const texts = { portal, prospects, eligibility, masquerade };
