export const goldTexts = {
  title: 'Gold loan',
  intro:
    'Give us your details and a gold lender will call you. Your gold is weighed and valued at the branch.',
  section: { person: 'About you', place: 'Where you are', loan: 'The loan' },
  section_intro: {
    person: 'So the lender knows who to call.',
    place: 'So the lender can tell you its nearest branch.',
    loan: 'The final amount depends on the weight and purity of your gold.',
  },
  consent: {
    call_gold_missing: 'Tick the box to let the gold lender call you',
  },
  send: 'Agree and ask for a call',
  done: {
    title: 'We have your gold loan request',
    text: 'Keep your lead ID. The lender and our help desk use it to find your request.',
    none: 'No gold loan request yet',
    none_text: 'Your lead ID will appear here after you send the form.',
    step_1: 'The gold lender will call you within 2 working days.',
    step_2: 'Take your gold, your PAN card and proof of address to the branch.',
    step_3: 'The gold is valued in front of you. You decide after you get the key fact statement.',
    lender: 'About %{lender}',
    form: 'Change my details',
    products: 'Return to Products',
  },
};
