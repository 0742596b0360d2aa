export const disputes = {
  title: 'Dispute',
  partner: 'Partner',
  admin: 'Our team',
  resolve: 'Send and resolve',
  line: 'See the disputed line',
};
