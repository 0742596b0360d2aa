import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getDispute, getReportNames } from '@marketplace/shared/api';
import { disputes as resource } from '@marketplace/shared/resources';
import Gavel from '@mui/icons-material/GavelOutlined';

export const disputes = resourceManifest(resource, {
  calls: { list: [getReportNames], edit: [getDispute, getReportNames] },
  icon: Gavel,
  group: 'partners',
  list: lazyPage(async () => (await import('./DisputeList')).DisputeList),
  edit: lazyPage(async () => (await import('./AdminDispute')).AdminDispute),
});
