/** Texts of the page that takes a lender's code. */
export const lenderCodeTexts = {
  title: 'Confirm your application',
  intro:
    '%{lender} confirms each application with a code, so that nobody can apply in your name. You applied for %{amount} over %{tenure}.',
  sent: 'We sent a 6 digit code to',
  not_sent: 'No code has been sent yet.',
  send: 'Send the code',
  submit: 'Confirm application',
  hint: 'Works for 10 minutes. Type it here only, and tell it to nobody.',
  done: 'Your application is confirmed',
  done_text: '%{lender} has it since %{when}. Nothing else is needed here.',
  see: 'See what happens next',
  none: 'There is nothing to confirm',
  none_text: 'No application of yours waits for this lender’s code.',
  later: 'Do it later',
};
