/** Texts of disputes about lines of the ledger, on both sides. */
export const disputes = {
  title: 'Dispute',
  thread: 'Messages',
  partner: 'Partner',
  admin: 'Our team',
  reply: 'Your message',
  send: 'Send message',
  resolve: 'Send and resolve',
  line: 'See the disputed line',
};
