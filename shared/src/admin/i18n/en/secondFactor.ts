export const secondFactor = {
  page: 'Your code',
  heading: 'Enter your code',
  code: 'Code',
  code_hint: 'The 6 digits from your authenticator app, or one of your recovery codes',
  missing: 'Enter the code',
  sign_in: 'Sign in',
  use_other_account: 'Sign in with another account',
};
