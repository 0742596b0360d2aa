import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import Assessment from '@mui/icons-material/AssessmentOutlined';

export const internalReport: PageManifest = {
  path: '/internal-report',
  calls: [getReportNames],
  label: 'ui.admin_routes.internal_report',
  icon: Assessment,
  group: 'reports',
  page: lazyPage(async () => (await import('./InternalReport')).InternalReport),
};
