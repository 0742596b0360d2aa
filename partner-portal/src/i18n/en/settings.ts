/** Texts of the partner's settings. */
export const settings = {
  title: 'Settings',
  about: 'Your business, how you are paid, who works here and how this portal looks.',
  tabs: {
    profile: 'Profile',
    'payout-account': 'Payout account',
    users: 'Users',
    security: 'Security',
    notifications: 'Notifications',
    brand: 'Brand studio',
  },
  profile: {
    contact: 'Your business',
    edit: 'Edit the profile',
    saved: 'Profile saved',
    none: 'Not given',
    no_gstin: 'Not registered for GST',
    gstin_hint: 'Leave it empty if you are not registered for GST.',
    fixed: 'Changed by our team',
    fixed_about: 'Your name, web address and PAN stand in your contract.',
    ask: 'Ask us to change them',
  },
  payout_account: {
    add: 'Enter an account',
    change: 'Change the account',
    none: 'We have no account to pay you. Enter one, and our team verifies it.',
    pending: 'Our team verifies this account. Your payouts wait until then.',
    verified: 'Your payouts go to this account.',
    failed: 'We could not verify this account, so your payouts wait. Enter it again.',
    saved: 'Account saved. Our team verifies it now.',
    warning: 'Your payouts wait until our team has verified the new account.',
    password: 'Your password',
  },
  security: {
    own_only: 'Only the people who sign in here see and change how they sign in.',
  },
};
