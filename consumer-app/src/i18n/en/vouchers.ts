export const vouchersTexts = {
  title: 'Discount vouchers',
  intro: 'Show the code in the shop, or enter it when you pay online.',
  loading: 'Loading the vouchers',
  load_failed: 'The vouchers could not be loaded',
  retry: 'Try again',
  none: 'There are no vouchers at the moment. Check again later.',
  valid: 'Valid until %{day}',
  code: 'Voucher code',
};
