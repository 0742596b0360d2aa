/** Texts of the public page about the operator and the lenders. */
export const customerSiteTexts = {
  title: 'About us and our lenders',
  intro: 'Who %{brand} is, which lenders you can compare and how we are paid.',
  contents: 'On this page',
  who: {
    title: 'Who we are',
    text: '%{brand} is a lending service provider. We help you compare loans, cards and insurance and apply for them. We are not a lender. The lender decides, signs the contract with you and pays the money into your own bank account. You repay the lender, not us.',
    partner:
      '%{partner} offers these pages together with %{brand}. It does not make decisions about loans.',
  },
  how: {
    title: 'How it works',
    prove: 'Sign in with a code',
    prove_text: 'Use your mobile number or e-mail address. You do not need a password.',
    profile: 'Fill in one profile',
    profile_text:
      'One profile works for all lenders. You agree to each use of your data separately.',
    choose: 'Compare and choose',
    choose_text:
      'Each offer shows its APR, EMI and fees, with a link to its key fact statement. Only the lender you choose gets your application.',
    start: 'Compare offers',
  },
  products: { title: 'What you can compare' },
  lenders: {
    title: 'Lenders we work with',
    text: 'The terms lenders offer now. APR is the yearly cost of the loan, including the processing fee and GST. The range runs from the lowest rate over the longest tenure to the highest rate over the shortest.',
    search: 'Search lenders',
    search_hint: 'A name, or a product such as gold loans',
    count_one: '%{count} lender',
    count_other: '%{count} lenders',
    loading: 'Loading the lenders',
    failed: 'The lenders could not be loaded',
    retry: 'Try again',
    none: 'No lender is taking applications at the moment',
    none_text: 'Check again later.',
    no_match: 'No lender matches “%{input}”.',
    show_all: 'Show all lenders',
  },
  lender: {
    amount: 'Loan amount',
    tenure: 'Tenure',
    apr: 'APR',
    complaints: 'Complaints',
    up_to: 'up to %{amount}',
    gold_value: 'the value of the gold',
    not_stated: 'Not stated',
  },
  order: {
    title: 'How offers are ordered, and how we are paid',
    measure:
      'We show every lender that matches your profile, lowest APR first. You can sort by EMI, interest and fees, amount or tenure instead. We also show the lenders that do not match, and why.',
    paid: 'When a loan is paid out, the lender pays %{brand} a fee. If a partner referred you, they may get a share. Fees never change the order or the price you see, and no lender can pay for a higher place.',
    free: 'Comparing and applying are free. Do not pay anyone who asks for money on our behalf.',
  },
  complaints: {
    title: 'Complaints and help',
    text: 'Use Help at the top of the page or in the menu to contact us. To complain about a loan, write to the lender’s grievance officer named above. To complain about this site, or if the lender does not reply, write to our grievance officer. You will get a reply within 30 days.',
    rbi: 'If a complaint about a lender is not settled within 30 days, you can use the Reserve Bank of India’s Complaint Management System at cms.rbi.org.in.',
    terms: 'Terms of use',
    privacy: 'Privacy and cookies',
  },
};
