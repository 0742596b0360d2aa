export const businessTexts = {
  title: 'Your business',
  intro:
    'Lenders use these details to work out what they can offer your business. It takes about 5 minutes.',
  section: {
    first: 'First, a few questions',
    business: 'The business',
    owner: 'About you',
    contact: 'Contact details',
    loan: 'Income and loan',
  },
  section_intro: {
    first: 'You can change these answers before you send them.',
    business: 'As shown on your registration certificate.',
    owner: 'The owner or a partner, as shown on your PAN card.',
    contact: 'Where you live and how a lender can contact you.',
    loan: 'What you earn from the business, and how much you want to borrow.',
  },
  consent: {
    bureau_missing:
      'Tick the box to let us check your credit report. We cannot work out offers without it',
    lenders_missing: 'Tick the box to let us ask lenders for offers',
  },
  send: 'Agree and see offers',
};
