import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Assessment from '@mui/icons-material/AssessmentOutlined';

export const internalReport: PageManifest = {
  path: '/internal-report',
  label: 'ui.admin_routes.internal_report',
  icon: Assessment,
  group: 'reports',
  page: lazyPage(async () => (await import('./InternalReport')).InternalReport),
};
