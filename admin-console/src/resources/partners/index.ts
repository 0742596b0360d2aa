import type { ResourceManifest } from '@marketplace/shared/admin';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';

export const partners: ResourceManifest = {
  name: 'partners',
  route: 'partners',
  label: 'ui.admin_routes.partners',
  icon: Handshake,
  group: 'partners',
  recordRepresentation: 'name',
  list: lazy(() => import('./PartnerList').then((m) => ({ default: m.PartnerList }))),
  edit: lazy(() => import('./PartnerEdit').then((m) => ({ default: m.PartnerEdit }))),
};
