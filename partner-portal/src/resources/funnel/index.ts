import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getFunnel } from '@marketplace/shared/api';
import Funnel from '@mui/icons-material/FilterAltOutlined';

export const customFunnel: PageManifest = {
  path: '/customFunnel',
  calls: [getFunnel],
  label: 'funnel.title',
  icon: Funnel,
  group: 'account',
  page: lazyPage(async () => (await import('./CustomFunnel')).CustomFunnel),
};
