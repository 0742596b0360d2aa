export const internalReport = {
  search: 'Customer, lender or reference',
  tenure: 'Tenure',
  apr: 'APR',
  reference: 'Application reference',
  status_date: 'Status since',
  remarks: 'Remarks',
  rate: 'Interest rate per year',
  emi: 'EMI',
  tenure_months: 'Tenure (months)',
};
