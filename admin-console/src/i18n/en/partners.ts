export const partners = {
  search: 'Search partners',
  add: 'Add Partner',
  add_hint:
    'The partner’s page is at / followed by the URL segment. It uses the default brand until the partner has its own.',
  created: 'Partner added successfully!',
  updated: 'Partner updated successfully!',
  sections: {
    revenue: 'Revenue',
    links: 'Links',
    brand: 'Brand',
    users: 'Users',
    payout_account: 'Payout account',
  },
  account: {
    none: 'The partner has not entered an account yet, so its payouts wait.',
    pending: 'The partner entered this account. Its payouts wait until you decide.',
    verified: 'The payouts of the partner go to this account.',
    failed: 'This account was refused. The payouts wait for another one.',
    verify: 'Verify',
    verify_title: 'Verify this account?',
    verify_text:
      'Payouts go to it from now on. Compare holder and number with what the bank says first.',
    refuse: 'Refuse',
    refuse_title: 'Refuse this account',
    show: 'Show the number',
    decided: 'Decision saved',
  },
  brand_listed: 'The partner has set no brand of its own.',
  brand_own: 'Set by %{name} on %{at}. Its portal and its borrowers see it.',
  brand_reset: 'Reset the brand',
  brand_reset_about:
    'Portal and borrowers get the brand of the list back. The partner can set another one, but cannot undo this.',
  brand_was_reset: 'The brand is reset',
  no_users: 'Nobody can sign in to the portal of this partner yet.',
  leads: {
    revenue: 'What the partner earns for each disbursal: a share of our revenue, a fee, or both.',
    users: 'Who can sign in to the portal of this partner.',
    links: 'The utm_id that the partner’s links carry.',
  },
};
