import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import History from '@mui/icons-material/HistoryOutlined';

const entry = { icon: History, group: 'overview' } as const;

export const auditLog: PageManifest = {
  ...entry,
  path: '/audit-log',
  label: 'ui.admin_routes.audit_log',
  page: lazyPage(async () => (await import('./AuditLog')).AuditLog),
};

/** The page of an entry, which the list links to. */
export const auditEntry: PageManifest = {
  ...entry,
  path: '/audit-log/:id',
  label: 'ui.admin_routes.audit_entry',
  hidden: true,
  page: lazyPage(async () => (await import('./AuditEntryPage')).AuditEntryPage),
};
