import { type PageManifest, resourceManifest } from '@marketplace/shared/admin';
import { messageTemplates as resource } from '@marketplace/shared/resources';
import Campaign from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';

const entry = { icon: Campaign, group: 'customers' } as const;

export const messaging: PageManifest = {
  ...entry,
  path: '/messaging',
  label: 'ui.admin_routes.messaging',
  page: lazy(() => import('./CampaignList').then((m) => ({ default: m.CampaignList }))),
};

/** A campaign with its log, reached from the list. */
export const messageCampaign: PageManifest = {
  ...entry,
  path: '/messaging/:id',
  label: 'ui.admin_routes.message_campaign',
  hidden: true,
  page: lazy(() => import('./CampaignPage').then((m) => ({ default: m.CampaignPage }))),
};

/** The templates, reached from the campaigns. */
export const messageTemplates = resourceManifest(resource, {
  ...entry,
  hidden: true,
  list: lazy(() => import('./TemplateList').then((m) => ({ default: m.TemplateList }))),
  edit: lazy(() => import('./TemplatePage').then((m) => ({ default: m.TemplatePage }))),
});
