/** Texts of the business loan form. */
export const businessTexts = {
  title: 'Your business',
  intro:
    'Lenders use these to work out what they can offer the business. It takes about five minutes.',
  section: {
    business: 'The business',
    owner: 'About you',
    contact: 'Contact details',
    loan: 'Income and loan',
  },
  section_intro: {
    business: 'As it stands on the registration certificate.',
    owner: 'As the owner or a partner, as on your PAN card.',
    contact: 'Where you live and how a lender can reach you.',
    loan: 'What the business leaves you, and what you want to borrow.',
  },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report, without which no offer can be worked out',
    lenders_missing: 'Tick the box to let us ask the lenders for offers',
  },
  send: 'Agree and see offers',
};
