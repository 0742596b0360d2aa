export const helpRequests = {
  lead: 'Requests are removed after %{days} days. Identity numbers that people typed are shown as stars.',
  search: 'Search reference or name',
  name: 'Name',
  company: 'Company',
  request: 'Request',
  updated: 'Help request updated',
};
