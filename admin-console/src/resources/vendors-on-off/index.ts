import type { PageManifest } from '@marketplace/shared/admin';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import { lazy } from 'react';

export const vendorsOnOff: PageManifest = {
  path: '/vendors-on-off',
  label: 'ui.admin_routes.vendors_on_off',
  icon: ToggleOn,
  group: 'catalogue',
  page: lazy(() => import('./VendorsOnOff').then((m) => ({ default: m.VendorsOnOff }))),
};
