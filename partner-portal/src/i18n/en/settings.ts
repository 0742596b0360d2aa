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
  security: {
    own_only: 'Only the people who sign in here see and change how they sign in.',
  },
};
