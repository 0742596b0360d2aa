export const ticketDesk = {
  empty: 'No tickets',
  empty_text: 'Tickets that partners raise in their portal appear here.',
  search: 'Number, subject or name',
  take: 'Assign to me',
  give_back: 'Give back',
  close: 'Close',
  reopen: 'Open again',
  updated: 'Ticket updated',
};
