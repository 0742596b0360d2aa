import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Phone from '@mui/icons-material/PhoneInTalkOutlined';

export const telecalling: PageManifest = {
  icon: Phone,
  group: 'customers',
  path: '/telecalling',
  label: 'ui.admin_routes.telecalling',
  page: lazyPage(async () => (await import('./Telecalling')).Telecalling),
};
