import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { getReportNames } from '@marketplace/shared/api';
import { trackingLinks as resource } from '@marketplace/shared/resources';
import QrCode from '@mui/icons-material/QrCode2Outlined';

export const trackingLinks = resourceManifest(resource, {
  calls: { list: [getReportNames], edit: [getReportNames] },
  icon: QrCode,
  group: 'partners',
  list: lazyPage(async () => (await import('./TrackingLinkList')).TrackingLinkList),
  edit: lazyPage(async () => (await import('./TrackingLinkEdit')).TrackingLinkEdit),
});
