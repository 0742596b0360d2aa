export const profileTexts = {
  title: 'Your details',
  intro: 'Lenders use these details to work out what they can offer you. It takes about 5 minutes.',
  section: {
    first: 'First, a few questions',
    personal: 'Personal details',
    contact: 'Contact details',
    employment: 'Employment and income',
    communication: 'Communication preferences',
  },
  section_intro: {
    first: 'You can change these answers before you send them.',
    personal: 'As shown on your PAN card.',
    contact: 'Where you live and how a lender can contact you.',
    employment: 'This decides which lenders match you.',
    communication: 'These are optional. You can change them here at any time.',
  },
  hint: { se_loan_amount: 'You can change it when you compare offers' },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report. We cannot work out offers without it',
    lenders_missing: 'Tick the box to let us ask lenders for offers',
  },
  send: 'Agree and see offers',
  failed: 'We have not saved your details yet',
};
