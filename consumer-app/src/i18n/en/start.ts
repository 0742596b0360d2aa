import { grievanceTexts } from './grievance';

/** Texts of the first page: what a loan costs, and why to compare here. */
export const startTexts = {
  estimate: {
    title: 'See what a loan really costs, before anyone has your number',
    amount: 'I want to borrow',
    amount_slider: 'Amount to borrow, slider',
    amounts: 'Amounts',
    tenure: 'and pay it back over',
    tenures: 'Months to pay it back',
    about: 'about',
    emi: '%{from} – %{to}',
    a_month: 'a month',
    lenders_one: '%{count} lender, APR %{from} – %{to}, fees and GST in it',
    lenders_other: '%{count} lenders, APR %{from} – %{to}, fees and GST in it',
    row: 'APR from %{apr} · from %{emi} a month',
    none: 'No lender lends %{amount} over %{tenure} now. Choose another amount or more months.',
    failed: 'The figures could not be updated. Check your connection and choose again.',
    loading: 'Working out what the loan costs',
    check: 'Check who would lend to me',
    check_note: 'No phone number. No effect on your credit score.',
  },
  facts: {
    price: 'Every price includes fees',
    refusals: 'We name the lenders who say no, and why',
    place: 'No lender can pay for a higher place',
  },
  about: {
    who: 'Who we are',
    who_text:
      '%{brand} is a lending service provider. We help you compare loans and apply for them. We are not a lender: the lender decides, signs the contract with you and pays the money into your own bank account.',
    partner:
      '%{partner} offers these pages together with %{brand}. It does not make decisions about loans.',
    paid: 'How we are paid',
    paid_text:
      'When a loan is paid out, the lender pays %{brand} a fee. It never changes the order or the price that you see. You pay us nothing.',
    complaints: 'Complaints',
    lenders_one: '%{count} lender that we compare',
    lenders_other: '%{count} lenders that we compare',
    all_lenders: 'All lenders, their rates and their complaints officers',
  },
  officer: grievanceTexts,
};
