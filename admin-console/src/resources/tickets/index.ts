import { resourceManifest } from '@marketplace/shared/admin';
import { tickets as resource } from '@marketplace/shared/resources';
import Forum from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';

export const tickets = resourceManifest(resource, {
  icon: Forum,
  group: 'partners',
  list: lazy(() => import('./TicketList').then((m) => ({ default: m.TicketList }))),
  edit: lazy(() => import('./AdminTicket').then((m) => ({ default: m.AdminTicket }))),
});
