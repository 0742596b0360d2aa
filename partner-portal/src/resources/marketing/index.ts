import type { PageManifest } from '@marketplace/shared/admin';
import Campaign from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';

const entry = { icon: Campaign, group: 'training' } as const;

/** The pages with what a partner sends on and hangs up. */
export const marketing: readonly PageManifest[] = [
  {
    ...entry,
    path: '/marketing-support',
    label: 'marketing.title',
    page: lazy(() => import('./MarketingSupport').then((m) => ({ default: m.MarketingSupport }))),
  },
  {
    ...entry,
    path: '/marketing-support/messaging-content',
    label: 'marketing.messages',
    hidden: true,
    page: lazy(() => import('./MessagingContent').then((m) => ({ default: m.MessagingContent }))),
  },
  {
    ...entry,
    path: '/marketing-support/banners-and-creatives',
    label: 'marketing.creatives',
    hidden: true,
    page: lazy(() => import('./Creatives').then((m) => ({ default: m.Creatives }))),
  },
];
