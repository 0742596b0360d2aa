export const partners = {
  search: 'Search partners',
  add: 'Add Partner',
  add_hint:
    'The partner’s page is at / followed by the URL segment. It uses the default brand until the partner has its own.',
  created: 'Partner added successfully!',
  updated: 'Partner updated successfully!',
  sections: { revenue: 'Revenue', links: 'Links', users: 'Users' },
  no_users: 'Nobody can sign in to the portal of this partner yet.',
  leads: {
    revenue: 'What the partner earns for each disbursal: a share of our revenue, a fee, or both.',
    users: 'Who can sign in to the portal of this partner.',
    links: 'The utm_id that the partner’s links carry.',
  },
};
