import type { PageManifest } from '@marketplace/shared/admin';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import { lazy } from 'react';

export const internalReport: PageManifest = {
  path: '/internal-report',
  label: 'ui.admin_routes.internal_report',
  icon: Assessment,
  group: 'reports',
  page: lazy(() => import('./InternalReport').then((m) => ({ default: m.InternalReport }))),
};
