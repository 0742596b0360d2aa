export const ticketDesk = {
  search: 'Search number, subject or name',
  take: 'Assign to me',
  give_back: 'Give back',
  close: 'Close',
  reopen: 'Open again',
  updated: 'Ticket updated',
};
