export const imports = {
  lead: {
    mis: 'Compare a lender’s report of its disbursals with our applications, then load what differs.',
    leads:
      'Each row makes a lead. We ask the customers for consent by a code, between 10 am and 9 pm. A file has up to 5,000 rows and 5 MB.',
    commission: 'Book what lenders pay for disbursals in the partners’ ledger.',
  },
  upload_leads: 'Upload leads',
  template: 'Download template',
  mapping: 'Columns of the file',
  no_heading: 'Not in the file',
  heading: 'Column %{n}',
  found: 'Rows in the file: %{rows}.',
  remembered: 'The columns are mapped as last time.',
  check: 'Check file',
  progress: '%{label}: %{done} of %{all} rows',
  load: 'Load differing rows: %{n}',
  erased: 'The texts of the rows were erased on %{at}. What the file changed is kept.',
  failed_rows: 'Download failed rows',
  outcome: 'Rows by outcome',
  begun: 'The server is working on the file',
  show: 'Show',
};
