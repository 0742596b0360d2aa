import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getReferral } from '@marketplace/shared/api';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';

export const referral: PageManifest = {
  path: '/referral',
  calls: [getReferral],
  label: 'referral.title',
  icon: GroupAdd,
  group: 'customers',
  page: lazyPage(async () => (await import('./Referral')).Referral),
};
