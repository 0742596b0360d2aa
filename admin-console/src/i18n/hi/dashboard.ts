import type { Texts } from '@marketplace/shared/i18n';
import type { dashboard as english } from '../en/dashboard';

export const dashboard: Texts<typeof english> = {
  revenue: 'रेवेन्यू',
  partner_payout: 'पार्टनर का हिस्सा',
  by_partner: 'पार्टनर के अनुसार आवेदन',
  partner: 'पार्टनर',
};
