/** Texts of the affordable housing loan form and its confirmation. */
export const housingTexts = {
  title: 'Affordable Housing Loan',
  intro: 'Buy, build or improve a home.',
  section: { person: 'About you', place: 'Where the home is', loan: 'Income and loan' },
  section_intro: {
    person: 'As shown on your PAN card.',
    place: 'The home you want to buy, build or improve.',
    loan: 'Your income affects how much you can borrow.',
  },
  consent: {
    call_housing_missing: 'Tick the box to let a housing lender call you',
  },
  send: 'Agree and ask for a call',
  done: {
    title: 'We have your housing loan request',
    text: 'Keep your lead ID. The lender and our help desk use it to find your request.',
    none: 'No housing loan request yet',
    none_text: 'Your lead ID will appear here after you send the form.',
    step_1: '%{lender} will call you.',
    step_2: 'Send the documents for the home and proof of your income.',
    step_3: 'The lender inspects the home. You decide after you get the key fact statement.',
    form: 'Change my details',
    products: 'Return to Products',
  },
};
