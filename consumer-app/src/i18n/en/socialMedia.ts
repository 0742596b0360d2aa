export const socialMediaTexts = {
  title: 'See which lenders match you and the full cost',
  intro:
    'One profile, many lenders, all fees included. Comparing is free and does not commit you to anything.',
  question: 'What do you need?',
  missing: 'Choose what you need',
  continue: 'Continue',
  continue_anonymous: 'Continue to sign in',
  need: {
    title: 'What you need',
    identity: 'Your PAN and your date of birth',
    income: 'Your monthly income and the EMIs you pay',
    time: 'A mobile number or e-mail address, and 5 minutes',
  },
  data: {
    title: 'What happens with your data',
    text: 'We share your details with lenders only if you agree. You agree to each purpose separately and can withdraw at any time.',
    privacy: 'Privacy and cookies',
    about: 'About us and our lenders',
  },
};
