import { lazyPage, resourceManifest } from '@marketplace/shared/admin';
import { lenders as resource } from '@marketplace/shared/resources';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';

export const lenders = resourceManifest(resource, {
  icon: AccountBalance,
  list: lazyPage(async () => (await import('./LenderList')).LenderList),
  edit: lazyPage(async () => (await import('./LenderEdit')).LenderEdit),
});
