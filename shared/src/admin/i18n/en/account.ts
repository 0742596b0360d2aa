export const account = {
  menu: 'Your account',
  password: 'Change password',
  password_about: 'When you save, your other devices are logged out.',
  password_changed: 'Password changed. Your other devices are logged out.',
  sessions: 'Active sessions',
  sessions_about:
    'Log out any device you do not recognise or no longer use, then change your password.',
  second_factor: {
    title: 'Second factor',
    about: 'A code from an app on your phone, asked for after your password.',
    password: 'Your password',
    due: 'Set up your second factor',
    due_about: 'Your role must have one. After this, we ask for a code each time you sign in.',
    off_about:
      'Your password alone signs you in. Add a code from an authenticator app on your phone.',
    on_about: 'After your password we ask for a code from your authenticator app.',
    left_one: '%{count} recovery code is left.',
    left_other: '%{count} recovery codes are left.',
    switch_on: 'Switch on',
    switch_off: 'Switch off',
    next: 'Continue',
    scan: 'Connect your app',
    scan_about:
      'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.',
    qr: 'QR code for your authenticator app',
    copy_secret: 'Copy the key',
    code: 'Code',
    codes:
      'The second factor is on. Save these recovery codes: each signs you in once when you do not have your phone. We do not show them again.',
    copy_codes: 'Copy the codes',
    saved_codes: 'I have saved them',
  },
};
