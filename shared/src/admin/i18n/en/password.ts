/** Texts of choosing a password, at the sign-in and in the account. */
export const password = {
  page: 'New password',
  heading: 'Choose a new password',
  first: 'The password that you signed in with was sent to you. Choose your own to go on.',
  sent: 'The password that you were sent',
  present: 'Current password',
  wanted: 'New password',
  hint: 'At least %{min} characters. Several words are easy to remember and hard to guess.',
  missing: 'Enter your current password',
  short: 'Use at least %{min} characters',
  save: 'Save password',
  leave: 'Log out',
};
