export { applications } from './applications';
export { brandStudio as brand_studio } from './brandStudio';
export { communication } from './communication';
export { faqs } from './faqs';
export { funnel } from './funnel';
export { integration } from './integration';
export { leads } from './leads';
export { lenderJourney as lender_journey } from './lenderJourney';
export { marketing } from './marketing';
export { notices } from './notices';
export { offering } from './offering';
export { referral } from './referral';
export { reports } from './reports';
export { settings } from './settings';
export { training } from './training';

export const portal = {
  dashboard: 'Dashboard',
  leads: 'Leads',
  applications: 'Applications',
  merchants: 'Merchants',
  merchants_about:
    'Resellers that apply to work with you. Our team reviews each application and decides. You can follow the progress here.',
  search_merchants: 'Company, contact, city or reference',
  training: 'Training Material',
  eligibility: 'Eligibility Criteria',
  eligibility_about: 'What each lender requires and how it takes applications.',
  earnings: 'Your earnings',
  average: 'Average disbursal',
  recent_leads: 'Latest leads',
  recent_applications: 'Latest applications',
  leads_none: 'No leads yet',
  leads_none_text: 'Share a product with your customers, or add a lead who asked you for a loan.',
  applications_none: 'No applications yet',
  merchants_none: 'No merchants yet',
  merchants_none_text: 'Share your referral link with resellers. Each application appears here.',
  share: 'Share a product',
  see_leads: 'View your leads',
  no_leads: 'Leads appear here when someone signs in through your link.',
  no_applications: 'Applications appear here when one of your leads takes an offer.',
  all: 'View all',
  unnamed: 'Name not given yet',
  unchecked:
    'We could not check your session, because the server did not answer. You stay signed in, and we check again.',
  search: 'Search by name',
};

export const prospects = {
  title: 'Customer Links',
  about:
    'Each link is for one customer, works once and expires after 30 days. The customer sees your brand and the product, never your notes.',
  none: 'No customer links yet',
  none_text: 'Create a link for one customer and send it by message.',
  create: 'Create a link',
  created: 'Your link is ready',
  created_text: 'Send it to this customer only. It works once and expires after 30 days.',
  form_hint: 'Name and contact help you tell your links apart.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  copy_of: 'for %{name}',
  unnamed: 'No name',
  by_admin: '%{name} (admin)',
};

export const eligibility = {
  criteria: 'Criteria',
  paused: 'Not lending at the moment',
  search: 'Search lenders',
  age: 'Age',
  employment: 'Salaried/Selfemployed',
  income: 'Monthly net income',
  min_loan: 'Min loan',
  max_loan: 'Max loan',
  cibil: 'Cibil',
  journey: 'Lender Journey',
  salaried: 'Salaried',
  both: 'Both',
  self_employed: 'Self-employed',
  none: 'No minimum',
  age_over: 'Over %{age}',
  by_employment: 'Salaried %{salaried}\nSelf-employed %{self_employed}',
  turnover: '%{amount} turnover',
  gold_value: 'Up to gold value',
};

export const masquerade = {
  label: 'Acting as a partner',
  badge: 'Masquerade',
  text: 'You are acting as %{partner}.',
  read_only: 'You can view everything but change nothing.',
  write: 'Your changes are recorded under your name.',
  reason: 'Reason: %{reason}. Ends on %{until}.',
  exit: 'Exit',
};
