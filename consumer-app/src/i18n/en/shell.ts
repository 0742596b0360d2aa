/** Texts of the header, the footer and the sign-in. */
export const shellTexts = {
  title: 'Sign in',
};
