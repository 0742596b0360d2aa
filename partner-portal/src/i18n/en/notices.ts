export const notices = {
  title: 'Notifications',
  button: 'Notifications, %{unread} unread',
  unread_mark: 'Unread:',
  read_all: 'Mark all as read',
  settings: 'Choose your notifications',
  empty: 'Nothing yet. The events you tick under “In the portal” in the settings appear here.',
  texts: {
    lead: 'New lead %{reference}',
    application: 'Application %{reference} has a new status',
    application_state: 'Application %{reference} is now: %{state}',
    payout: 'Payout %{reference} is paid',
    dispute: 'Dispute %{reference} has an answer',
    dispute_resolved: 'Dispute %{reference} is resolved',
    ticket: 'Ticket %{reference} has an answer',
    webhook_gone: 'Your webhook is off, because its receiver answered 410 (Gone): %{reference}',
    webhook: 'A webhook did not accept an event: %{reference}',
  },
};
