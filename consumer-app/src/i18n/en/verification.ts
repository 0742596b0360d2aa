/** Texts of the page that takes the one-time code. */
export const verificationTexts = {
  title: 'Enter the code',
  sent_mobile: 'We sent a 6 digit code by SMS to',
  sent_email: 'We sent a 6 digit code by e-mail to',
  change_mobile: 'Change number',
  change_email: 'Change address',
  code: 'One-time code',
  code_hint: 'The code works for 10 minutes. We will never ask you to tell us your code.',
  submit: 'Continue',
  tries_left_one: '%{count} try left.',
  tries_left_other: '%{count} tries left.',
  expired: 'This code can no longer be used. Ask for a new one',
  resend_wait: 'You can ask for another code in %{seconds} s',
  resend: 'Send another code',
  resent: 'We sent a code. Use the one in the newest message.',
};
