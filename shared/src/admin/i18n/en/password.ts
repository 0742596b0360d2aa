/** Texts of choosing a password, at the sign-in and in the account. */
export const password = {
  page: 'New password',
  heading: 'Choose a new password',
  temporary_notice: 'You signed in with a temporary password. Choose your own to continue.',
  temporary_password: 'Temporary password',
  current_password: 'Current password',
  new_password: 'New password',
  hint: 'At least %{min} characters. Several words are easy to remember and hard to guess.',
  missing: 'Enter your current password',
  too_short: 'Use at least %{min} characters',
  save: 'Save password',
  log_out: 'Log out',
};
