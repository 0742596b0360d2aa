export const partners = {
  search: 'Search partners',
  add: 'Add partner',
  add_hint:
    'The partner’s page is at / followed by the URL segment. It uses the default brand until the partner has its own.',
  created: 'Partner added',
  updated: 'Partner updated',
  sections: {
    revenue: 'Revenue',
    links: 'Links',
    brand: 'Brand',
    status: 'Access',
    payout_account: 'Payout account',
    gstin: 'GSTIN',
  },
  account: {
    none: 'The partner has not entered an account yet, so its payouts wait.',
    pending: 'The partner entered this account. Its payouts wait until you decide.',
    verified: 'The payouts of the partner go to this account.',
    failed: 'This account was refused. The payouts wait until the partner enters another one.',
    verify: 'Verify',
    verify_title: 'Verify this account?',
    verify_text:
      'From now on payouts go to it. First compare the account holder and number with the bank’s record.',
    refuse: 'Refuse',
    refuse_title: 'Refuse this account?',
    show: 'Show the number',
    decided: 'Decision saved',
  },
  gstin: {
    none: 'The partner has entered no GSTIN, so it gets no GST.',
    pending: 'The partner entered this GSTIN. It gets no GST on it until you decide.',
    verified: 'This GSTIN is verified. The partner gets GST on its commission.',
    failed: 'This GSTIN was refused: %{reason}',
    state: 'State of the GSTIN',
    address_state: 'State of the address',
    other_pan: 'The GSTIN does not hold the PAN on record, so it cannot be verified.',
    other_state: 'The GSTIN is of another state than the address, so it cannot be verified.',
    verify_title: 'Verify this GSTIN?',
    verify_text:
      'From now on the partner gets GST on its commission. First compare the GSTIN and the name with the GST portal.',
    refuse_title: 'Refuse this GSTIN?',
  },
  brand_listed: 'The partner has not set its own brand.',
  brand_own: 'Set by %{name} on %{at}. Its portal and its borrowers see it.',
  brand_reset: 'Reset the brand',
  brand_reset_about:
    'The portal and borrowers see the brand from the list again. The partner can set another one, but cannot undo this.',
  brand_was_reset: 'The brand is reset',
  status: {
    active: 'Borrowers can open the pages of this partner, and its users can sign in.',
    active_do: 'Disable the partner',
    active_title: 'Disable %{name}?',
    active_text:
      'Its users are logged out straight away and its pages close. Its keys are revoked for good and its webhooks switched off.',
    active_done: 'The partner is disabled',
    disabled: 'This partner is disabled. Its pages are closed and nobody can sign in.',
    disabled_do: 'Enable the partner',
    disabled_title: 'Enable %{name}?',
    disabled_text:
      'Its pages open and its users can sign in again. The partner must create new keys and switch its webhooks on.',
    disabled_done: 'The partner is enabled',
  },
  leads: {
    revenue: 'What the partner earns for each disbursal: a share of our revenue, a fee, or both.',
    links: 'The utm_id in the partner’s links.',
  },
};
