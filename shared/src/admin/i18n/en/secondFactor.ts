export const secondFactor = {
  page: 'Your code',
  heading: 'Enter your code',
  code: 'Code',
  code_hint: 'The 6 digits from your authenticator app, or one of your recovery codes',
  missing: 'Enter the code',
  sign_in: 'Sign in',
  leave: 'Sign in with another account',
};
