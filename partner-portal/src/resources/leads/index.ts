import { resourceManifest } from '@marketplace/shared/admin';
import { leads as resource } from '@marketplace/shared/resources';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { lazy } from 'react';

export const leads = resourceManifest(resource, {
  label: 'portal.leads',
  icon: PersonSearch,
  group: 'customers',
  list: lazy(() => import('./LeadList').then((m) => ({ default: m.LeadList }))),
});
