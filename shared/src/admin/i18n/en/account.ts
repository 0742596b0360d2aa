/** Texts of a person's own account in a console. */
export const account = {
  menu: 'Your account',
  password: 'Change password',
  password_about: 'When you save, your other devices are logged out.',
  password_changed: 'Password changed. Your other devices are logged out.',
  sessions: 'Where you are signed in',
  sessions_about:
    'Log out any device you do not recognise or no longer use, then change your password.',
};
