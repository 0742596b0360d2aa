/** Texts of the header, the footer, the sign-in and what stands around every page. */
export const shellTexts = {
  header: {
    skip: 'Skip to the main content',
    partnership: 'In Partnership With',
    help: 'Help',
    logout: 'Logout',
    menu: 'Menu',
    close_menu: 'Close menu',
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
  },
  /** Headings that a partner has of its own, by its identifier. */
  brand_titles: {
    CAMPUSID: 'Need Money? Get Instant Credit With Your ID Card!*',
  },
  sign_in: {
    title: 'Sign in to compare loans',
    intro:
      'We will send you a one-time code. If you are new here, the same code opens your account.',
    ended: 'You have been signed out. What you typed has been kept: sign in to carry on.',
    contact: 'Mobile number or e-mail',
    contact_hint: '10 digit Indian mobile number, or an e-mail address',
    terms_label: 'I accept the %{terms}',
    terms_error: 'Accept the terms to get a code',
    terms_note: 'By asking for a code you accept our %{terms}. See also %{privacy}.',
    submit: 'Send code',
    facts_title: 'What you can compare here',
    fact_amount: 'Loan amount',
    fact_amount_value: '₹1,000 – ₹10,00,000',
    fact_rate: 'Rate, a year',
    fact_rate_value: '10.99% – 36%',
    fact_tenure: 'Tenure',
    fact_tenure_value: 'up to 60 months',
    steps_title: 'How it goes',
    step_1: 'Prove your number or e-mail with a code',
    step_2: 'Fill in one profile for all lenders',
    step_3: 'See who lends to you and at what cost, and who does not and why',
  },
  states: {
    offline: 'You are offline. What you type stays here; send it when you are connected again.',
    profile_failed_title: 'Your details could not be loaded',
    profile_failed_text: 'Nothing is lost. Check your connection and try again.',
    retry: 'Try again',
  },
};
