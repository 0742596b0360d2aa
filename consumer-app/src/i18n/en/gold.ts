/** Texts of the gold loan form and its confirmation. */
export const goldTexts = {
  title: 'Gold loan',
  intro:
    'Leave your details and a gold lender calls you. Your gold is weighed and valued at the branch.',
  section: { person: 'About you', place: 'Where you are', loan: 'The loan' },
  section_intro: {
    person: 'So that the lender knows whom to call.',
    place: 'So that the lender can name its nearest branch.',
    loan: 'How much you get in the end depends on the weight and purity of your gold.',
  },
  consent: {
    call_gold_missing: 'Tick the box to let the gold lender call you',
  },
  send: 'Agree and ask for a call',
  done: {
    title: 'Your gold loan request has arrived',
    text: 'Keep the lead ID: with it the lender and our help desk find your request.',
    none: 'No gold loan request yet',
    none_text: 'As soon as you have sent the form, your lead ID stands here.',
    step_1: 'The gold lender calls you within two working days.',
    step_2: 'You take your gold, your PAN card and a proof of address to the branch.',
    step_3: 'The gold is valued while you watch; you decide once you have the key fact statement.',
    lender: 'About %{lender}',
    change: 'Change my details',
    products: 'Return to Products',
  },
};
