import { resourceManifest } from '@marketplace/shared/admin';
import { partners as resource } from '@marketplace/shared/resources';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';

export const partners = resourceManifest(resource, {
  icon: Handshake,
  group: 'partners',
  list: lazy(() => import('./PartnerList').then((m) => ({ default: m.PartnerList }))),
  edit: lazy(() => import('./PartnerEdit').then((m) => ({ default: m.PartnerEdit }))),
});
