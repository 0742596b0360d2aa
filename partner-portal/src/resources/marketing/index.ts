import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getCreatives, getMessageContents } from '@marketplace/shared/api';
import Campaign from '@mui/icons-material/CampaignOutlined';

const entry = { icon: Campaign, group: 'training' } as const;

/** The pages with the texts and the creatives that a partner shares. */
export const marketing: readonly PageManifest[] = [
  {
    ...entry,
    path: '/marketing-support',
    label: 'marketing.title',
    page: lazyPage(async () => (await import('./MarketingSupport')).MarketingSupport),
  },
  {
    ...entry,
    path: '/marketing-support/messaging-content',
    calls: [getMessageContents],
    label: 'marketing.messages',
    hidden: true,
    page: lazyPage(async () => (await import('./MessagingContent')).MessagingContent),
  },
  {
    ...entry,
    path: '/marketing-support/banners-and-creatives',
    calls: [getCreatives],
    label: 'marketing.creatives',
    hidden: true,
    page: lazyPage(async () => (await import('./Creatives')).Creatives),
  },
];
