export const faqs = {
  title: 'FAQs',
  customer: 'Customer Queries',
  customer_about: 'What customers ask about loans, codes and their data. Show them the answer.',
  dsa: 'DSA Queries',
  dsa_about: 'What partners ask about leads, links and payouts.',
  search: 'Search questions and answers',
  found_one: '%{count} question',
  found_other: '%{count} questions',
  helpful: 'Was this helpful?',
};
