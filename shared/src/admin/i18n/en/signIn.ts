/** Texts of the consoles' sign-in page, apart so that it stays small. */
export const signIn = {
  page: 'Sign in',
  heading: 'Sign in',
  admin: 'Admin console',
  partner: 'Partner portal',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  email_missing: 'Enter your e-mail',
  password_missing: 'Enter your password',
  wait: 'You can try again in %{seconds} seconds.',
  kept: 'We kept what you entered.',
  loading: 'Opening your console',
  not_loaded: 'The console could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  reasons: {
    ended:
      'Your session has ended. Sign in to continue where you left off. We kept what you entered.',
    idle: 'You were logged out because you were inactive. Sign in to continue where you left off.',
    unchecked: 'We could not check your session. Sign in again to continue where you left off.',
    masquerade: 'Your session as this partner has ended. Start again from the admin console.',
    required: 'Sign in to see this page.',
  },
  to_merchants: 'Go to Merchant Management',
  invitation: {
    page: 'Invitation',
    loading: 'Opening your invitation',
    heading: 'Welcome to the partner portal of %{partner}',
    text: '%{name}, choose a password. You sign in with it and your e-mail address %{email}.',
    failed: 'This invitation cannot be used',
    to_sign_in: 'Go to sign-in',
  },
};
