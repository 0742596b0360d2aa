export const partners = {
  search: 'Search partners',
  updated: 'Partner updated successfully!',
  sections: { revenue: 'Revenue', links: 'Links' },
  leads: {
    revenue: 'What the partner earns for each disbursal: a share of our revenue, a fee, or both.',
    links: 'The utm_id that the partner’s links carry.',
  },
};
