import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import {
  getLenderData,
  getLenderGroups,
  getLenderOverview,
  getLenderRevenue,
  getLendersData,
  getRevenueTypes,
} from '@marketplace/shared/api';
import { lenders as resource } from '@marketplace/shared/resources';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';

export const lenders = resourceManifest(resource, {
  calls: {
    list: [getLendersData],
    edit: [getLenderData, getLenderOverview, getLenderRevenue, getLenderGroups, getRevenueTypes],
  },
  icon: AccountBalance,
  list: lazyPage(async () => (await import('./LenderList')).LenderList),
  edit: lazyPage(async () => (await import('./LenderEdit')).LenderEdit),
});
