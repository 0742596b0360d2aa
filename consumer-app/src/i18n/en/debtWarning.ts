export const debtWarningTexts = {
  title: 'Before you send this',
  applications:
    'With this one, you would have %{number} open applications. Each lender may check your credit report, and each check can lower your score by a few points.',
  emis: 'With this loan and all that is open, EMIs would take %{percent} of your income: %{emis} of %{income} a month.',
  acknowledge: 'I have read this and want to send the application',
  missing: 'Tick the box if you still want to send the application',
  stop_title: 'You cannot send this application now',
  stop: 'With this loan and all that is open, EMIs would be %{emis} a month, more than the %{income} you earn. Ask for less, or withdraw another application first.',
  applications_link: 'Your applications',
};
