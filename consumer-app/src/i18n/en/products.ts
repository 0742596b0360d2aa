/** Texts of the products and of the business dialog. */
export const productsTexts = {
  title: 'What do you need?',
  intro: 'Choose one. You can come back here at any time.',
  personal: { name: 'Personal Loans', text: 'For any purpose, without security' },
  gold: { name: 'Gold Loans', text: 'Borrow against gold you own' },
  business: { name: 'Business Loans', text: 'For a registered business or self-employed work' },
  housing: { name: 'Affordable Housing Loan', text: 'To buy, build or improve a home' },
  cards: { name: 'Credit Cards', text: 'Secured and unsecured cards, with their fees' },
  insurance: { name: 'Other Insurance', text: 'Health, vehicle and more' },
  student: { name: 'Student Loans', text: 'For fees and living while you study' },
  two_wheeler: { name: '2-Wheeler Loans', text: 'For a new or a used two-wheeler' },
  car: { name: 'Car Loans', text: 'For a new or a used car' },
  voucher: { name: 'Discount Vouchers', text: 'Discount codes for shops near you and online' },
  dialog: {
    title: 'Do you have a business registration certificate?',
    answer: 'Your answer',
    yes: 'YES',
    yes_hint: 'We will show business loans',
    no: 'NO',
    no_hint: 'We will show personal loans',
    go: 'Continue',
  },
};
