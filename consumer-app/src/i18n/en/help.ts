/** Texts of the help dialog. */
export const helpTexts = {
  title: 'Help',
  intro: 'Tell us what is the matter. We answer by e-mail or phone.',
  kept: 'We kept what you wrote on %{date}. It may not have reached us: send it again.',
  contactName: 'Your name',
  email: 'E-mail',
  phoneNumber: 'Phone number',
  phone_hint: '10 digits, without +91',
  company: 'Company',
  description: 'How can we help?',
  privacy_hint: 'Please leave out PAN, passwords and one-time codes.',
  send: 'Send',
  reset: 'Reset',
  needed: 'Send works once everything but the company is filled in.',
  sent: 'Your request have been sent successfully',
};
