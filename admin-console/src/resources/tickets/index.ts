import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { tickets as resource } from '@marketplace/shared/resources';
import Forum from '@mui/icons-material/ForumOutlined';

export const tickets = resourceManifest(resource, {
  icon: Forum,
  group: 'partners',
  list: lazyPage(async () => (await import('./TicketList')).TicketList),
  edit: lazyPage(async () => (await import('./AdminTicket')).AdminTicket),
});
