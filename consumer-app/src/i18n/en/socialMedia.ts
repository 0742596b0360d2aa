/** Texts of the page for people who followed a post. */
export const socialMediaTexts = {
  title: 'See which lenders lend to you, and what it costs in all',
  intro:
    'One profile, many lenders, every fee counted in. Comparing is free and does not oblige you to anything.',
  question: 'What do you need?',
  missing: 'Choose what you need',
  continue: 'Continue',
  continue_stranger: 'Continue to sign in',
  need: {
    title: 'What you need',
    identity: 'Your PAN and your date of birth',
    income: 'What you earn in a month, and which EMIs you pay',
    time: 'A mobile number or an e-mail address, and five minutes',
  },
  data: {
    title: 'What happens with your data',
    text: 'Lenders get your details only with your consent, one purpose at a time, and you can withdraw it.',
    privacy: 'Privacy and cookies',
    about: 'About us and our lenders',
  },
};
