export const businessTexts = {
  title: 'Your business',
  intro: 'Lenders use these details to work out what they can offer your business.',
  section: {
    first: 'First, a few questions',
    loan: 'The loan',
    business: 'The business',
    owner: 'About you',
    contact: 'Contact details',
    work: 'More about the business',
    about: 'More about you',
    communication: 'Communication preferences',
  },
  section_intro: {
    first: 'You can change these answers before you send them.',
    business: 'This decides which lenders match you.',
    owner: 'The owner or a partner, as shown on your PAN card.',
    contact: 'Where you live and how a lender can contact you.',
    loan: 'You can change it when you compare offers.',
    work: 'The lender checks these with your documents.',
    about: 'The lender needs these for its records.',
    communication: 'These are optional. You can change them here at any time.',
  },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report. We cannot work out offers without it',
  },
  send: 'Agree and see offers',
};
