export const helpRequests = {
  empty: 'No help requests',
  empty_text: 'Requests from customers who ask for help on the site appear here.',
  lead: 'Requests are deleted after %{days} days. Identity numbers are shown as asterisks.',
  search: 'Reference or name',
  company: 'Company',
  request: 'Request',
  updated: 'Help request updated',
};
