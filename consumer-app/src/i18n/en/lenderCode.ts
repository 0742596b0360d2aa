export const lenderCodeTexts = {
  title: 'Confirm your application',
  intro:
    '%{lender} confirms each application with a code, so nobody else can apply in your name. You applied for %{amount} over %{tenure}.',
  sent: 'We sent a 6-digit code to',
  not_sent: 'No code has been sent yet.',
  send: 'Send the code',
  submit: 'Confirm application',
  hint: 'The code works for 10 minutes. Enter it only here and do not share it.',
  done: 'Your application is confirmed',
  done_text: '%{lender} received it on %{when}. You do not need to do anything else here.',
  see_next_steps: 'See what happens next',
  none: 'There is nothing to confirm',
  none_text: 'You have no application that needs this lender’s code.',
  later: 'Do it later',
};
