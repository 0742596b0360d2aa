export const dashboard = {
  revenue: 'Revenue',
  partner_payout: 'Partner payout',
  by_product: 'Conversion by product',
  by_lender: 'Conversion by lender',
  by_partner: 'Conversion by partner',
  show_all: 'Show all %{count}',
  show_fewer: 'Show fewer',
  funnel: {
    applications: 'Applications',
    approved: 'Approved',
    disbursals: 'Disbursals',
    disbursed_amount: 'Disbursed',
  },
  jobs: {
    reminders: 'Send reminders',
    campaigns: 'Send campaigns',
    cooling_off: 'Tell borrowers of the last day to return a loan',
    consent_requests: 'Ask customers for consent',
    approvals: 'Apply scheduled changes',
    imports: 'Continue imports',
    audit_head: 'Sign the audit log',
    erasures: 'Erase personal data',
    expired_records: 'End drafts, codes, sign-ins and requests that have expired',
    sent_messages: 'Delete old messages',
    help_requests: 'Delete old help requests',
    prospects: 'End unused customer links',
    silent_leads: 'Delete leads without consent',
    audit_entries: 'Delete old entries of the audit log',
    sessions: 'End expired sessions',
    import_texts: 'Delete the texts of old files',
    webhook_deliveries: 'Delete old webhook events',
  },
  clock: {
    jumped:
      'Nothing is deleted now: the server’s clock went from %{from} to %{to}. Either the clock was moved, or the server was off for more than a day.',
    confirm: 'Confirm the time',
    question: 'Is it %{now} now?',
    text: 'If you confirm, the server deletes all records that are old enough by this time: messages, help requests, entries of the audit log, data to erase. They cannot be brought back.',
    confirmed: 'The time is confirmed',
  },
  alerts: {
    title: 'Needs attention',
    none: 'Nothing needs attention now.',
    named: {
      approvals_fell:
        '%{name} approved %{now} of the applications decided in the last 30 days, down from %{before}',
      outage: '%{name} has had an outage since %{since}',
      numbers_capped:
        '%{name} asked for more numbers within an hour than can be called, %{count} times in the last 24 hours',
      import_failed: 'The file %{name} of %{since} could not be loaded',
      job_failed_other: 'The server’s job “%{name}” has failed %{count} times since %{since}',
      job_failed_one: 'The server’s job “%{name}” has failed %{count} time, on %{since}',
    },
    counted: {
      messages_failed_other:
        '%{count} messages could not be delivered, the first on %{since}. Check the mail server and the SMS gateway.',
      messages_failed_one:
        '%{count} message could not be delivered, on %{since}. Check the mail server and the SMS gateway.',
      outage_other: '%{count} lenders have outages, the first since %{since}',
      outage_one: '%{count} lender has an outage, since %{since}',
      import_failed_other: '%{count} files could not be loaded, the last on %{since}',
      import_failed_one: '%{count} file could not be loaded, on %{since}',
      erasures_overdue_other:
        '%{count} requests to erase data are overdue, the first since %{since}',
      erasures_overdue_one: '%{count} request to erase data has been overdue since %{since}',
      erasures_waiting_other:
        '%{count} requests to erase data wait for approval, the first since %{since}',
      erasures_waiting_one:
        '%{count} request to erase data has been waiting for approval since %{since}',
      help_overdue_other: '%{count} help requests wait for an answer, the first since %{since}',
      help_overdue_one: '%{count} help request has been waiting for an answer since %{since}',
      merchants_waiting_other:
        '%{count} merchant applications wait for a decision, the first since %{since}',
      merchants_waiting_one:
        '%{count} merchant application has been waiting for a decision since %{since}',
    },
  },
};
