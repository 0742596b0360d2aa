/** Texts of the internal report. */
export const internalReport = {
  search: 'Customer, lender or application ID',
  tenure: 'Tenure',
  apr: 'APR',
  id: 'Application ID',
  status_date: 'Status since',
  remarks: 'Remarks',
  rate: 'Interest rate a year',
  emi: 'EMI',
  tenure_months: 'Tenure (months)',
  customer_id: 'Customer ID',
};
