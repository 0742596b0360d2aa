export const communication = {
  empty: 'No tickets yet',
  empty_text: 'Ask us a question. Our answer appears here.',
  title: 'Communication',
  tech_support: 'Tech Support',
  tech_support_about: 'Ask our engineers about this portal, links and codes.',
  general_query: 'General Query',
  general_query_about: 'Ask about products, customers, payouts or anything else.',
  ticket: 'Ticket',
  ask: 'New ticket',
  asked: 'Ticket %{reference} is with our team',
  search: 'Number or subject',
};
