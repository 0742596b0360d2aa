export const productsReports = {
  search: 'Lender',
  conversion: 'Conversion',
  conversion_hint: 'Disbursals per 100 applications',
  applied_amount: 'Applied for',
  note: 'Counts applications made in this period, and how far they have come. Approvals include disbursals.',
  to_lenders: 'By lender',
  to_products: 'By product',
};
