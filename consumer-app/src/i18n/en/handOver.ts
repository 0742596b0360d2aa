/** Texts of the page that follows an application to a lender. */
export const handOverTexts = {
  title: 'Your application to %{lender}',
  confirm: {
    title: 'One step left',
    text: 'Confirm your application with the code %{lender} sent you. They will then continue.',
    go: 'Enter the code',
    done: 'You confirmed this application on %{when}.',
  },
  declined: 'Why, and what you can do',
  lender_next: 'What happens next with %{lender}',
  by_api: 'We have sent your application. You do not need to enter anything again.',
  by_app: 'Install the lender’s app and sign in with the mobile number you use here.',
  by_web:
    'Continue on the lender’s website or in its app. Sign in with the mobile number you use here.',
  calls:
    'The lender may call or write to you. They will ask for your application reference. They will never ask for a password or code by phone.',
  ready: {
    title: 'What to have ready',
    pan: 'Your PAN card',
    address: 'Proof of address, such as a voter ID or passport',
    account: 'Your bank account number and IFSC, for the money',
    salaried: 'Salary slips of the last three months',
    statement: 'Bank statements of the last six months',
    business: 'Your business registration and the last two tax returns',
  },
  kfs: 'Key fact statement you accepted',
  kfs_back: 'Back to your application',
  consent: 'What you agreed to',
  consent_given: 'Given on %{when}.',
  consent_gone: 'You have since withdrawn this consent.',
  cooling_off: 'If you change your mind',
  cooling_off_days_one:
    'For %{count} day after the money is paid out you can give the loan back: you pay the interest for the days that you had it, and no penalty.',
  cooling_off_days_other:
    'For %{count} days after the money is paid out you can give the loan back: you pay the interest for the days that you had it, and no penalty.',
  cooling_off_until: 'The money was paid out on %{from}, so until %{until}.',
  cooling_off_unknown: 'The key fact statement tells you how long you have to give the loan back.',
  officer: 'Complaints about this lender',
  earlier: 'Earlier applications to %{lender}',
  earlier_line: '%{status} on %{date}',
  links: 'Continue',
  lender: 'Loans from %{lender}',
  offers: 'Compare offers',
  all: 'Your applications',
  none: 'You have not applied to %{lender}',
  none_text: 'After you apply to this lender, you can see what happens next here.',
};
