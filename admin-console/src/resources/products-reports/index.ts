import type { PageManifest } from '@marketplace/shared/admin';
import Category from '@mui/icons-material/CategoryOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';

export const productsReport: PageManifest = {
  path: '/products-report',
  label: 'ui.admin_routes.products_report',
  icon: Category,
  group: 'reports',
  page: lazy(() => import('./ProductsReport').then((m) => ({ default: m.ProductsReport }))),
};

export const vendorsProductsReport: PageManifest = {
  path: '/vendors-products-report',
  label: 'ui.admin_routes.vendors_products_report',
  icon: Inventory,
  group: 'reports',
  page: lazy(() => import('./VendorsReport').then((m) => ({ default: m.VendorsReport }))),
};
