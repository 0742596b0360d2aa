/** Texts of the affordable housing loan form and its confirmation. */
export const housingTexts = {
  title: 'Affordable Housing Loan',
  intro: 'To buy, build or improve a home. Leave your details and a housing lender calls you.',
  section: { person: 'About you', place: 'Where the home is', loan: 'Income and loan' },
  section_intro: {
    person: 'As they stand on your PAN card.',
    place: 'The home that you want to buy, build or improve.',
    loan: 'What you earn decides how much a lender can give.',
  },
  consent: {
    call_housing_missing: 'Tick the box to let a housing lender call you',
  },
  send: 'Agree and ask for a call',
  done: {
    title: 'Your housing loan request has arrived',
    text: 'Keep the lead ID: with it the lender and our help desk find your request.',
    none: 'No housing loan request yet',
    none_text: 'As soon as you have sent the form, your lead ID stands here.',
    step_1: 'A housing lender calls you within two working days.',
    step_2: 'You send the papers of the home and your proof of income.',
    step_3: 'The lender looks at the home; you decide once you have the key fact statement.',
    change: 'Change my details',
    products: 'Return to Products',
  },
};
