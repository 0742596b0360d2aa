import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import Category from '@mui/icons-material/CategoryOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';

export const productsReport: PageManifest = {
  path: '/products-report',
  label: 'ui.admin_routes.products_report',
  icon: Category,
  group: 'reports',
  page: lazyPage(async () => (await import('./ProductsReport')).ProductsReport),
};

export const vendorsProductsReport: PageManifest = {
  path: '/vendors-products-report',
  label: 'ui.admin_routes.vendors_products_report',
  icon: Inventory,
  group: 'reports',
  page: lazyPage(async () => (await import('./VendorsReport')).VendorsReport),
};
