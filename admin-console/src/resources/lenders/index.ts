import type { ResourceManifest } from '@marketplace/shared/admin';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';

export const lenders: ResourceManifest = {
  name: 'lenders',
  route: 'lenders',
  label: 'ui.admin_routes.lenders',
  icon: AccountBalance,
  group: 'catalogue',
  recordRepresentation: 'name',
  list: lazy(() => import('./LenderList').then((m) => ({ default: m.LenderList }))),
  edit: lazy(() => import('./LenderEdit').then((m) => ({ default: m.LenderEdit }))),
};
