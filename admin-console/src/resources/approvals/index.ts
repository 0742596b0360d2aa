import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { WaitingCount } from './WaitingCount';

const entry = { icon: FactCheck, group: 'overview' } as const;

export const approvals: PageManifest = {
  ...entry,
  path: '/approvals',
  label: 'ui.admin_routes.approvals',
  badge: WaitingCount,
  page: lazyPage(async () => (await import('./ApprovalList')).ApprovalList),
};

/** The page of a change, which the list links to. */
export const approval: PageManifest = {
  ...entry,
  path: '/approvals/:id',
  label: 'ui.admin_routes.approval',
  hidden: true,
  page: lazyPage(async () => (await import('./ApprovalPage')).ApprovalPage),
};
