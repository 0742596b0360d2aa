/** Texts that several reports share. */
export const reports = {
  no_name: 'No name yet',
  customer_hint: 'Search by name, mobile number or reference',
  no_customer: 'No customer found',
  print: 'Print',
  too_long_to_print:
    'Only up to %{most} rows can be printed. Filter the list, or save it as a file.',
  total: 'Total',
  total_of: 'Total of %{count}',
  approvals: 'Approvals',
  earning_kind: 'Kind',
  earning_day: 'Counts on',
  search_earnings: 'Search by reference',
};
