export const internalReport = {
  search: 'Customer, lender or reference',
  tenure: 'Tenure',
  reference: 'Application reference',
  emi: 'EMI',
  paid_out_on: 'Paid out on',
};
