import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getApiReference } from '@marketplace/shared/api';
import Integration from '@mui/icons-material/IntegrationInstructionsOutlined';

export const digitalIntegration: PageManifest = {
  path: '/digital-integration',
  calls: [getApiReference],
  label: 'integration.title',
  icon: Integration,
  group: 'account',
  page: lazyPage(async () => (await import('./IntegrationPage')).IntegrationPage),
};
