import type { ResourceManifest } from '@marketplace/shared/admin';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { lazy } from 'react';

export const leads: ResourceManifest = {
  name: 'leads',
  label: 'portal.leads',
  icon: PersonSearch,
  group: 'customers',
  recordRepresentation: 'customer_name',
  list: lazy(() => import('./LeadList').then((m) => ({ default: m.LeadList }))),
};
