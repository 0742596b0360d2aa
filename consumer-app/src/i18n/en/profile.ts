/** Texts of the personal loan form. */
export const profileTexts = {
  title: 'Your details',
  intro: 'Lenders use these to work out what they can offer you. It takes about five minutes.',
  section: {
    personal: 'Personal details',
    contact: 'Contact details',
    employment: 'Employment and income',
    communication: 'Communication preferences',
  },
  section_intro: {
    personal: 'As they stand on your PAN card.',
    contact: 'Where you live and how a lender can reach you.',
    employment: 'How you earn decides which lenders match you.',
    communication: 'All of it is up to you. You can change it here at any time.',
  },
  hint: { se_loan_amount: 'You can change it when you compare offers' },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report, without which no offer can be worked out',
    lenders_missing: 'Tick the box to let us ask the lenders for offers',
  },
  send: 'Agree and see offers',
  failed: 'Your details are not saved yet',
};
