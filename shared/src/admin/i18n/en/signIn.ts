/** Texts of the consoles' sign-in page, apart so that it stays small. */
export const signIn = {
  page: 'Login',
  heading: 'Sign in',
  admin: 'Admin console',
  partner: 'Partner portal',
  email: 'E-mail',
  password: 'Password',
  submit: 'Log in',
  email_missing: 'Enter your e-mail',
  password_missing: 'Enter your password',
  wait: 'You can try again in %{seconds} seconds.',
  kept: 'What you typed is still here.',
  loading: 'Opening your console',
  not_loaded: 'The console could not be loaded. Check your connection and try again.',
  retry: 'Try again',
};
