import type { PageManifest } from '@marketplace/shared/admin';
import History from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';

const entry = { icon: History, group: 'overview' } as const;

export const auditLog: PageManifest = {
  ...entry,
  path: '/audit-log',
  label: 'ui.admin_routes.audit_log',
  page: lazy(() => import('./AuditLog').then((m) => ({ default: m.AuditLog }))),
};

/** The page of an entry, which the list links to. */
export const auditEntry: PageManifest = {
  ...entry,
  path: '/audit-log/:id',
  label: 'ui.admin_routes.audit_entry',
  hidden: true,
  page: lazy(() => import('./AuditEntryPage').then((m) => ({ default: m.AuditEntryPage }))),
};
