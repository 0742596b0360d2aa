/** Texts of the reminder of offers. */
export const remindTexts = {
  title: 'Remind me later',
  text: 'We send you one message on that day, at nine in the morning.',
  day: 'Day',
  hint: 'From tomorrow on, within 90 days. DD/MM/YYYY',
  wrong: 'Enter a day within the next 90 days',
  save: 'Set the reminder',
  cancel: 'Not now',
  done: 'We will remind you on %{day}. You can cancel it under Your privacy.',
};
