import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import { tickets as resource } from '@marketplace/shared/resources';
import Forum from '@mui/icons-material/ForumOutlined';

export const tickets = resourceManifest(resource, {
  calls: { list: [getReportNames], edit: [getReportNames] },
  icon: Forum,
  group: 'partners',
  list: lazyPage(async () => (await import('./TicketList')).TicketList),
  edit: lazyPage(async () => (await import('./AdminTicket')).AdminTicket),
});
