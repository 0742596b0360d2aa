import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getApproval, getApprovalSettings } from '@marketplace/shared/api';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { WaitingCount } from './WaitingCount';

const entry = { icon: FactCheck, group: 'overview' } as const;

export const approvals: PageManifest = {
  ...entry,
  path: '/approvals',
  calls: [getApprovalSettings],
  label: 'ui.admin_routes.approvals',
  badge: WaitingCount,
  page: lazyPage(async () => (await import('./ApprovalList')).ApprovalList),
};

/** The page of a change, which the list links to. */
export const approval: PageManifest = {
  ...entry,
  path: '/approvals/:id',
  calls: [getApproval],
  label: 'ui.admin_routes.approval',
  hidden: true,
  page: lazyPage(async () => (await import('./ApprovalPage')).ApprovalPage),
};
