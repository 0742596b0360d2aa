import { resourceManifest } from '@marketplace/shared/admin';
import { lenders as resource } from '@marketplace/shared/resources';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';

export const lenders = resourceManifest(resource, {
  icon: AccountBalance,
  list: lazy(() => import('./LenderList').then((m) => ({ default: m.LenderList }))),
  edit: lazy(() => import('./LenderEdit').then((m) => ({ default: m.LenderEdit }))),
});
