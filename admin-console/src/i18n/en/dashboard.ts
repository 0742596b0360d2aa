export const dashboard = {
  revenue: 'Revenue',
  partner_payout: 'Partner payout',
  by_partner: 'Applications by partner',
  partner: 'Partner',
};
