/** What the server says of partners, their users and merchants. */
export const partnersEn = {
  too_many_keys: 'You already have 20 live keys. Revoke one first.',
  too_many_webhooks: 'You already have 10 webhooks. Remove one first.',
  merchant_exists:
    'We already have an application with these contact details and will reply to it. If you did not send it, write to us through Help.',
  merchant_decided: 'This application has already been decided',
  merchant_received:
    'We have your application to work with %{partner}. Your reference is %{reference}. You will get an answer within 5 working days.',
  merchant_approved:
    'Welcome: your application %{reference} to work with %{partner} is approved. Choose your password within %{days} days to open the partner portal: %{link} %{remarks}',
  merchant_rejected:
    'We could not approve your application %{reference} to work with %{partner}. Reason: %{remarks} You can apply again when this has changed.',
  merchant_has_account:
    'Someone already signs in to the partner portal with this e-mail address. Reject the application for that reason.',
  partner_disabled: 'This partner is disabled',
  default_partner: 'The product’s own partner cannot be disabled',
  invitation:
    'You are invited to the partner portal of %{partner}. Choose your password within %{days} days: %{link}',
  invitation_gone:
    'This invitation is no longer valid. It was used, replaced or withdrawn. Sign in with your password, or ask for a new one.',
  invitation_expired: 'This invitation has expired. Ask for a new one.',
  key_network: 'This key may not be used from this network',
  network_wrong: 'Enter addresses or networks such as 203.0.113.0/24',
  user_disabled: 'Enable the user first',
  last_owner: 'A partner must have an owner, and this is the last one',
  too_many_users: 'A partner can have up to %{max} users. Remove one first.',
  partner_created: 'Partner added',
  partner_updated: 'Partner updated',
  product_off: 'This product is switched off in the funnel',
  lead_exists: 'You already have a lead with this number for this product',
  lead_consented: 'The customer has already answered',
  lead_no_consent: 'The customer has not agreed to a call from you',
  lead_reminder_time: 'Choose a time within the next 30 days',
  lead_consent_text:
    '%{partner} wants to help you get this: %{product}. To let %{partner} call you about it and see how far your request is, tell them the code %{code}. It is valid for 10 minutes. If you do not want this, keep the code to yourself.',
  lead_link_text:
    '%{partner} would like to call you about this: %{product}. Do you agree? Answer here within %{days} days: %{link} If you do not answer, they may not call you.',
  lead_link_gone: 'This link is no longer valid',
  notice_lead: 'You have a new lead: %{reference}',
  notice_application: 'The status of application %{reference} has changed',
  notice_payout: 'Your payout %{reference} has been paid',
  notice_dispute: 'Your dispute %{reference} has an answer',
  notice_ticket: 'Your ticket %{reference} has an answer',
  notice_webhook_gone:
    'Your webhook %{reference} is off, because its receiver answered 410 (Gone). See Digital Integration.',
  notice_webhook: 'A webhook did not accept the event %{reference}. See Digital Integration.',
} as const;
