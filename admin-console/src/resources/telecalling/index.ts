import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getTelecalling } from '@marketplace/shared/api';
import Phone from '@mui/icons-material/PhoneInTalkOutlined';

export const telecalling: PageManifest = {
  icon: Phone,
  group: 'customers',
  path: '/telecalling',
  calls: [getTelecalling],
  label: 'ui.admin_routes.telecalling',
  page: lazyPage(async () => (await import('./Telecalling')).Telecalling),
};
