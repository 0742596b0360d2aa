import type { PageManifest } from '@marketplace/shared/admin';
import Integration from '@mui/icons-material/IntegrationInstructionsOutlined';
import { lazy } from 'react';

export const digitalIntegration: PageManifest = {
  path: '/digital-integration',
  label: 'integration.title',
  icon: Integration,
  group: 'account',
  page: lazy(() => import('./IntegrationPage').then((m) => ({ default: m.IntegrationPage }))),
};
