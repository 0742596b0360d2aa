export const applications = {
  title: 'Application',
  state: 'Where it stands',
  customer: 'Customer',
  offer: 'The offer as it was taken',
  emi: 'EMI',
  money: 'What it earns',
  no_money: 'It earns once the lender has paid the loan out.',
  net: 'You are paid %{amount}',
  history: 'History',
};
