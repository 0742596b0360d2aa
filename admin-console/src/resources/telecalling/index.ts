import type { PageManifest } from '@marketplace/shared/admin';
import Phone from '@mui/icons-material/PhoneInTalkOutlined';
import { lazy } from 'react';

export const telecalling: PageManifest = {
  icon: Phone,
  group: 'customers',
  path: '/telecalling',
  label: 'ui.admin_routes.telecalling',
  page: lazy(() => import('./Telecalling').then((m) => ({ default: m.Telecalling }))),
};
