import { resourceManifest } from '@marketplace/shared/admin';
import { trackingLinks as resource } from '@marketplace/shared/resources';
import QrCode from '@mui/icons-material/QrCode2Outlined';
import { lazy } from 'react';

export const trackingLinks = resourceManifest(resource, {
  icon: QrCode,
  group: 'partners',
  list: lazy(() => import('./TrackingLinkList').then((m) => ({ default: m.TrackingLinkList }))),
  edit: lazy(() => import('./TrackingLinkEdit').then((m) => ({ default: m.TrackingLinkEdit }))),
});
