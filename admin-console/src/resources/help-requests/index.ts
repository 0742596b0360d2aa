import { resourceManifest } from '@marketplace/shared/admin';
import { helpRequests as resource } from '@marketplace/shared/resources';
import ContactSupport from '@mui/icons-material/ContactSupportOutlined';
import { lazy } from 'react';

export const helpRequests = resourceManifest(resource, {
  icon: ContactSupport,
  group: 'customers',
  list: lazy(() => import('./HelpRequestList').then((m) => ({ default: m.HelpRequestList }))),
});
