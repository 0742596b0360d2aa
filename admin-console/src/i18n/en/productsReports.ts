export const productsReports = {
  search: 'Lender',
  customers: 'Customers',
  conversion: 'Conversion',
  conversion_hint: 'Disbursals per 100 leads',
  conversion_applications: 'Disbursals per 100 applications',
  applied_amount: 'Applied for',
  note: 'Leads and applications in this period and their outcome so far. Approvals include disbursals.',
  to_lenders: 'By lender',
  to_products: 'By product',
};
