export const helpRequests = {
  empty: 'No help requests',
  empty_text: 'Customers who ask for help on the site come here.',
  lead: 'Requests are deleted after %{days} days. Identity numbers are shown as asterisks.',
  search: 'Search reference or name',
  name: 'Name',
  company: 'Company',
  request: 'Request',
  updated: 'Help request updated',
};
