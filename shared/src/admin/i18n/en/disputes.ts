/** Texts of disputes about lines of the ledger, on both sides. */
export const disputes = {
  title: 'Dispute',
  partner: 'Partner',
  admin: 'Our team',
  resolve: 'Send and resolve',
  line: 'See the disputed line',
};
