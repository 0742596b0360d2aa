/** Texts of the header, the footer, the sign-in and the notices of every page. */
export const shellTexts = {
  header: {
    skip: 'Skip to the main content',
    partnership: 'In Partnership With',
    help: 'Help',
    logout: 'Logout',
    menu: 'Menu',
    close_menu: 'Close menu',
    offers: 'Offers',
    applications: 'Applications',
    details: 'Details',
    products: 'Products',
    privacy: 'Privacy',
    light: 'Light',
    dark: 'Dark',
    return_to_profile: 'Return to Profile',
    return_to_products: 'Return to Products',
  },
  footer: {
    copyright: '© %{year} %{brand}',
    entity: '%{brand} is a trading name of a private limited company registered in India.',
    terms: 'Terms of use',
    privacy: 'Privacy and cookies',
    tnc: '* Terms and conditions apply. Each lender decides by its own rules.',
    links: 'Legal',
    about: 'About us and our lenders',
  },
  /** Headings of single partners, by identifier. */
  sign_in: {
    title: 'Sign in to compare loans',
    intro:
      'We will send you a one-time code. If you are new here, the same code opens your account.',
    ended: 'You have been logged out. We saved what you entered. Sign in to continue.',
    contact: 'Mobile number or e-mail',
    contact_hint: '10 digit Indian mobile number, or an e-mail address',
    terms_label: 'I accept the %{terms}',
    terms_error: 'Accept the terms to get a code',
    terms_note: 'By asking for a code you accept our %{terms}. See also %{privacy}.',
    submit: 'Send code',
    by_email: 'Use e-mail instead',
    by_mobile: 'Use a mobile number instead',
  },
  states: {
    offline:
      'You are offline. You can still fill in forms: we keep what you enter, and a pincode still finds your city. Offers, applications and sending need a connection.',
    unreachable: 'We cannot reach our server. We keep what you enter and will keep trying.',
    slow: 'This is taking longer than usual. We will not send anything twice.',
    page_failed_title: 'This page could not be loaded',
    profile_failed_title: 'Your details could not be loaded',
    profile_failed_text: 'You have not lost anything. Check your connection and try again.',
    retry: 'Try again',
  },
};
