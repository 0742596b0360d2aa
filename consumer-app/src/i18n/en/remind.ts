export const remindTexts = {
  title: 'Remind me later',
  text: 'We will send you one message at 9am on that day.',
  day: 'Day',
  hint: 'Within the next 90 days. DD/MM/YYYY',
  invalid: 'Enter a date within the next 90 days',
  save: 'Set the reminder',
  cancel: 'Not now',
  done: 'We will remind you on %{day}. You can cancel it in Your privacy.',
};
