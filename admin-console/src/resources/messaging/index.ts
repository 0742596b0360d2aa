import { lazyPage, type PageManifest, resourceManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import { messageTemplates as resource } from '@marketplace/shared/resources';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Template from '@mui/icons-material/TextSnippetOutlined';

const entry = { icon: Campaign, group: 'customers' } as const;

export const messaging: PageManifest = {
  ...entry,
  path: '/messaging',
  label: 'ui.admin_routes.messaging',
  page: lazyPage(async () => (await import('./CampaignList')).CampaignList),
};

/** A campaign with its log, reached from the list. */
export const messageCampaign: PageManifest = {
  ...entry,
  path: '/messaging/:id',
  calls: [getReportNames],
  label: 'ui.admin_routes.message_campaign',
  hidden: true,
  page: lazyPage(async () => (await import('./CampaignPage')).CampaignPage),
};

export const messageTemplates = resourceManifest(resource, {
  ...entry,
  icon: Template,
  list: lazyPage(async () => (await import('./TemplateList')).TemplateList),
  edit: lazyPage(async () => (await import('./TemplatePage')).TemplatePage),
});
