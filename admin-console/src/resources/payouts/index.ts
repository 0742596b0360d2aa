import { resourceManifest } from '@marketplace/shared/admin';
import { payouts as resource } from '@marketplace/shared/resources';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { lazy } from 'react';

export const payouts = resourceManifest(resource, {
  icon: Payments,
  group: 'partners',
  list: lazy(() => import('./PayoutList').then((m) => ({ default: m.PayoutList }))),
  edit: lazy(() => import('./PayoutPage').then((m) => ({ default: m.PayoutPage }))),
});
