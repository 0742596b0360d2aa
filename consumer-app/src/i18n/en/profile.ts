export const profileTexts = {
  title: 'Your details',
  intro: 'Lenders use these details to work out what they can offer you.',
  section: {
    first: 'First, a few questions',
    loan: 'The loan',
    personal: 'Personal details',
    contact: 'Contact details',
    employment: 'Employment and income',
    work: 'More about your work',
    about: 'More about you',
    communication: 'Communication preferences',
  },
  section_intro: {
    first: 'You can change these answers before you send them.',
    loan: 'You can change it when you compare offers.',
    personal: 'As shown on your PAN card, in any script.',
    contact: 'Where you live and how a lender can contact you.',
    employment: 'This decides which lenders match you.',
    work: 'The lender checks these with your documents.',
    about: 'The lender needs these for its records.',
    communication: 'These are optional. You can change them here at any time.',
  },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report. We cannot work out offers without it',
  },
  send: 'Agree and see offers',
  failed: 'We have not saved your details yet',
};
