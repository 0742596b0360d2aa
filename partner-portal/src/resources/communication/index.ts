import type { PageManifest } from '@marketplace/shared/admin';
import Forum from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';

const entry = { icon: Forum, group: 'help' } as const;

const lists = () => import('./TicketList');

/** The pages on which a partner asks and reads the answers. */
export const communication: readonly PageManifest[] = [
  {
    ...entry,
    path: '/communication',
    label: 'communication.title',
    page: lazy(() => import('./Communication').then((m) => ({ default: m.Communication }))),
  },
  {
    ...entry,
    path: '/communication/tech-support',
    label: 'communication.tech_support',
    hidden: true,
    page: lazy(() => lists().then((m) => ({ default: m.TechSupport }))),
  },
  {
    ...entry,
    path: '/communication/general-query',
    label: 'communication.general_query',
    hidden: true,
    page: lazy(() => lists().then((m) => ({ default: m.GeneralQuery }))),
  },
  {
    ...entry,
    path: '/communication/tickets/:id',
    label: 'communication.ticket',
    hidden: true,
    page: lazy(() => import('./Ticket').then((m) => ({ default: m.Ticket }))),
  },
];
