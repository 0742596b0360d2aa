/** What the server says of partners, their users and merchants. */
export const partnersEn = {
  too_many_keys: 'You have twenty live keys already. Revoke one first.',
  too_many_webhooks: 'You have ten webhooks already. Remove one first.',
  merchant_exists:
    'We already have an application with these contact details. You will hear from us. If it was not you who sent it, write to us with Help.',
  merchant_decided: 'This application has been decided already',
  merchant_received:
    'Your application to work with %{partner} has arrived. Your reference is %{reference}. You get an answer within five working days.',
  merchant_approved:
    'Welcome: your application %{reference} to work with %{partner} is approved. Choose your password within %{days} days to open the partner portal: %{link} %{remarks}',
  merchant_rejected:
    'Your application %{reference} to work with %{partner} could not be approved. Reason: %{remarks} You may apply again when this has changed.',
  merchant_has_account:
    'Somebody signs in to the partner portal with this e-mail address already. Reject the application with that reason.',
  partner_disabled: 'This partner is disabled',
  default_partner: 'The product’s own partner cannot be disabled',
  invitation:
    'You are invited to the partner portal of %{partner}. Choose your password within %{days} days: %{link}',
  invitation_gone:
    'This invitation is no longer valid. It was used, replaced or withdrawn. Sign in with your password, or ask for a new one.',
  invitation_expired: 'This invitation has expired. Ask for a new one.',
  user_disabled: 'Enable the user first',
  last_owner: 'Somebody has to stay owner: this is the last one',
  too_many_users: 'A partner may have %{max} users. Remove one first.',
  partner_created: 'Partner added successfully!',
  partner_updated: 'Partner updated successfully!',
  lead_exists: 'You have a lead of this number for this product already',
  lead_consented: 'The customer has answered already',
  lead_no_consent: 'The customer has not agreed that you call',
  lead_reminder_time: 'Choose a time within the next 30 days',
  lead_consent_text:
    '%{partner} wants to help you get this: %{product}. To let %{partner} call you about it and see how far your request is, tell them the code %{code}. It is valid for 10 minutes. If you do not want this, keep the code to yourself.',
  notice_lead: 'You have a new lead: %{reference}',
  notice_application: 'The status of application %{reference} has changed',
  notice_payout: 'Your payout %{reference} is paid',
  notice_dispute: 'Your dispute %{reference} has an answer',
  notice_ticket: 'Your ticket %{reference} has an answer',
  notice_webhook: 'A webhook did not take the event %{reference}. See Digital Integration.',
} as const;
