export const notices = {
  title: 'Notices',
  button: 'Notices, %{unread} unread',
  unread_mark: 'Unread:',
  read_all: 'Mark all as read',
  settings: 'Choose your notices',
  empty: 'Nothing yet. The events you tick under “In the portal” in the settings appear here.',
  texts: {
    lead: 'New lead %{reference}',
    application: 'Application %{reference} has a new status',
    application_state: 'Application %{reference} is now: %{state}',
    payout: 'Payout %{reference} is paid',
    dispute: 'Dispute %{reference} has an answer',
    dispute_resolved: 'Dispute %{reference} is resolved',
    ticket: 'Ticket %{reference} has an answer',
    webhook: 'A webhook did not accept an event: %{reference}',
  },
};
