export const merchantTexts = {
  title: 'Work with %{partner}',
  intro:
    'Apply as a merchant and help your customers compare loans. You earn when a loan is paid out. Your customers pay nothing.',
  need_pan: 'Have your company’s PAN ready.',
  need_time: 'It takes about 5 minutes. You will get an answer within 5 working days.',
  need_no_bank: 'We only ask for bank details after we approve you.',
  loading: 'Loading the partner’s page',
  start: 'Go to the start page',
  unknown: {
    title: 'We cannot find this partner',
    text: 'The link may be wrong or out of date. Ask the person who sent it, or apply to work with %{brand}.',
    apply: 'Apply to %{brand}',
  },
  failed: {
    title: 'The partner’s page could not be loaded',
    text: 'We do not know yet whether this partner works with %{brand}. Check your connection and try again.',
    retry: 'Try again',
  },
  section: { company: 'Your company', person: 'Contact person', address: 'Business address' },
  section_intro: {
    company: 'So we know who we would be working with.',
    person: 'Who we should call about this application.',
    address: 'Where you do business.',
  },
  consent: {
    merchant_contact: 'Contact me about this application',
    merchant_contact_hint:
      'I agree to get calls, SMS and e-mails about this application and nothing else.',
    merchant_contact_missing: 'Tick the box to let us contact you about this application',
    merchant_check: 'Check the details of the company',
    merchant_check_hint:
      'I agree that you check the PAN and address and show them to the partner I apply to, with the PAN masked. If my application is rejected, you erase all of it after 180 days.',
    merchant_check_missing: 'Tick the box to let us check the details',
    merchant_check_read: 'Read about privacy (opens in a new tab)',
    merchant_terms: 'I accept the terms of use',
    merchant_terms_hint:
      'I will tell customers truthfully what a loan costs, and never take money from them for it.',
    merchant_terms_missing: 'Accept the terms to apply',
    merchant_terms_read: 'Read the terms of use (opens in a new tab)',
  },
  send: 'Agree and apply',
  done: {
    title: 'We have your application',
    text: 'You have applied to work with %{partner}. We have sent the reference to your e-mail address.',
    reference: 'Your reference',
    next: 'What happens next',
    step_read: 'We check the details within 2 working days.',
    step_call: 'We call you if anything is unclear. We will never ask you for money or a code.',
    step_start:
      'You get an answer by e-mail within 5 working days. If we approve you, we set up your access to %{partner} and ask for your bank details.',
    ask: 'If you have a question, use Help at the top of the page and quote %{reference}.',
    continue: 'Continue',
    none: 'You have not sent an application from here',
    none_text:
      'Your reference is in the browser tab you sent the form from, and in our e-mail to you.',
    apply: 'Fill in the form',
  },
};
