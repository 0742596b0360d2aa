import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getLenderSwitches } from '@marketplace/shared/api';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';

export const vendorsOnOff: PageManifest = {
  path: '/vendors-on-off',
  calls: [getLenderSwitches],
  label: 'ui.admin_routes.vendors_on_off',
  icon: ToggleOn,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./VendorsOnOff')).VendorsOnOff),
};
