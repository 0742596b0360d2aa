/** Texts of the public page about who runs these pages and which lenders stand behind them. */
export const customerSiteTexts = {
  title: 'About us and our lenders',
  intro: 'Who %{brand} is, which lenders you can compare here, and how we are paid.',
  contents: 'On this page',
  who: {
    title: 'Who we are',
    text: '%{brand} is a lending service provider. We help you to compare loans, cards and insurance and to apply for them. We are not a lender: the lender decides, signs the contract with you and pays out to your own bank account. You never repay to us.',
    partner:
      '%{partner} offers these pages together with %{brand}. It does not decide about loans.',
  },
  how: {
    title: 'How it works',
    prove: 'Sign in with a code',
    prove_text: 'With a mobile number or an e-mail address. There is no password.',
    profile: 'Fill in one profile',
    profile_text: 'For all lenders at once. You agree to each use of your data separately.',
    choose: 'Compare and choose',
    choose_text:
      'Each offer states its APR, EMI and fees and links to its key fact statement. You apply to the lender that you choose, and only that lender gets your application.',
    start: 'Compare offers',
  },
  products: { title: 'What you can compare' },
  lenders: {
    title: 'Lenders we work with',
    text: 'As they are on record now. The APR is the cost of the loan for a year with the processing fee and GST counted in: from the lowest rate over the longest tenure to the highest rate over the shortest.',
    search: 'Search lenders',
    search_hint: 'A name, or a product such as gold loans',
    count_one: '%{count} lender',
    count_other: '%{count} lenders',
    loading: 'Loading the lenders',
    failed: 'The lenders could not be loaded',
    retry: 'Try again',
    none: 'No lender takes applications just now',
    none_text: 'As soon as one does, it stands here. Please come back later.',
    no_match: 'No lender matches “%{typed}”.',
    show_all: 'Show all lenders',
  },
  lender: {
    amount: 'Loan amount',
    tenure: 'Tenure',
    apr: 'APR',
    complaints: 'Complaints to',
    up_to: 'up to %{amount}',
    gold_value: 'the value of the gold',
    not_stated: 'Not stated',
  },
  order: {
    title: 'How offers are ordered, and how we are paid',
    measure:
      'You see all lenders that match your profile, by APR, the lowest first. You can order them by EMI, total cost, amount or tenure instead. The lenders that do not match are named too, with the reason.',
    paid: 'When a loan is paid out, the lender pays %{brand} a fee, and the partner through which you came may get a share of it. No fee changes the order or the price that you see, and no lender can buy a place.',
    free: 'Comparing and applying costs you nothing. Do not pay anyone who asks you for money on our behalf.',
  },
  complaints: {
    title: 'Complaints and help',
    text: 'Help at the top of each page reaches us. About a loan, write to the lender’s grievance officer, who is named above. About these pages, or if the lender does not answer, write to our grievance officer; you get an answer within 30 days.',
    rbi: 'If a complaint about a lender is not settled within 30 days, you can turn to the Reserve Bank of India’s Complaint Management System, cms.rbi.org.in.',
    terms: 'Terms of use',
    privacy: 'Privacy and cookies',
  },
};
