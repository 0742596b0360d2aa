import type { ResourceManifest } from '@marketplace/shared/admin';
import ContactSupport from '@mui/icons-material/ContactSupportOutlined';
import { lazy } from 'react';

export const helpRequests: ResourceManifest = {
  name: 'help-requests',
  route: 'help_requests',
  label: 'ui.admin_routes.help_requests',
  icon: ContactSupport,
  group: 'customers',
  recordRepresentation: 'reference',
  list: lazy(() => import('./HelpRequestList').then((m) => ({ default: m.HelpRequestList }))),
};
