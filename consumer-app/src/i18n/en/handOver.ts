/** Texts of the page that follows an application to a lender. */
export const handOverTexts = {
  title: 'Your application to %{lender}',
  confirm: {
    title: 'One step is left',
    text: '%{lender} goes on as soon as you confirm your application with the code that it sent you.',
    go: 'Enter the code',
    done: 'You confirmed this application on %{when}.',
  },
  declined: 'Why, and what you can do',
  lender_next: 'How %{lender} goes on',
  by_api: 'We have handed your application over. You need not enter anything again.',
  by_app: 'Install the lender’s app and sign in with the mobile number that you use here.',
  by_web:
    'Go on at the lender’s website or in its app. Sign in with the mobile number that you use here.',
  calls:
    'It may call you or write to you. It asks for your application reference, never for a password or a code by phone.',
  ready: {
    title: 'What to have ready',
    pan: 'Your PAN card',
    address: 'A proof of address, such as a voter ID or a passport',
    account: 'Your bank account number and IFSC, for the money',
    salaried: 'Salary slips of the last three months',
    statement: 'Bank statements of the last six months',
    business: 'Your business registration and the last two tax returns',
  },
  kfs: 'Key fact statement, as you took it',
  kfs_back: 'Back to your application',
  consent: 'What you agreed to',
  consent_given: 'Given on %{when}.',
  consent_gone: 'You have withdrawn this consent since.',
  cooling_off: 'If you change your mind',
  cooling_off_days_one:
    'For %{count} day after the money is paid out you can give the loan back: you pay the interest for the days that you had it, and no penalty.',
  cooling_off_days_other:
    'For %{count} days after the money is paid out you can give the loan back: you pay the interest for the days that you had it, and no penalty.',
  cooling_off_until: 'The money was paid out on %{from}, so until %{until}.',
  cooling_off_unknown: 'The key fact statement says until when you can give the loan back.',
  officer: 'Complaints about this lender',
  earlier: 'Earlier applications to %{lender}',
  earlier_line: '%{status} on %{date}',
  links: 'Go on',
  lender: 'What %{lender} lends',
  offers: 'Compare offers',
  all: 'Your applications',
  none: 'You have not applied to %{lender}',
  none_text: 'What happens after an application stands here once you have taken its offer.',
};
