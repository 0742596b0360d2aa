/** Texts of choosing a password, at the sign-in and in the account. */
export const password = {
  page: 'New password',
  heading: 'Choose a new password',
  first: 'You signed in with a temporary password. Choose your own to continue.',
  sent: 'Temporary password',
  present: 'Current password',
  wanted: 'New password',
  hint: 'At least %{min} characters. Several words are easy to remember and hard to guess.',
  missing: 'Enter your current password',
  short: 'Use at least %{min} characters',
  save: 'Save password',
  leave: 'Log out',
};
