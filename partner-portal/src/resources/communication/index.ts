import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Forum from '@mui/icons-material/ForumOutlined';

const entry = { icon: Forum, group: 'help' } as const;

const loadLists = () => import('./TicketList');

/** The pages on which a partner asks and reads the answers. */
export const communication: readonly PageManifest[] = [
  {
    ...entry,
    path: '/communication',
    label: 'communication.title',
    page: lazyPage(async () => (await import('./Communication')).Communication),
  },
  {
    ...entry,
    path: '/communication/tech-support',
    label: 'communication.tech_support',
    hidden: true,
    page: lazyPage(async () => (await loadLists()).TechSupport),
  },
  {
    ...entry,
    path: '/communication/general-query',
    label: 'communication.general_query',
    hidden: true,
    page: lazyPage(async () => (await loadLists()).GeneralQuery),
  },
  {
    ...entry,
    path: '/communication/tickets/:id',
    label: 'communication.ticket',
    hidden: true,
    page: lazyPage(async () => (await import('./Ticket')).Ticket),
  },
];
