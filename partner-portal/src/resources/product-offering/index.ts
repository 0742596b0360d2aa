import type { PageManifest } from '@marketplace/shared/admin';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import { lazy } from 'react';

export const productOffering: PageManifest = {
  path: '/product-offering',
  label: 'offering.title',
  icon: LocalOffer,
  group: 'catalogue',
  page: lazy(() => import('./ProductOffering').then((m) => ({ default: m.ProductOffering }))),
};

export const offeredProduct: PageManifest = {
  ...productOffering,
  path: '/product-offering/:product_id',
  hidden: true,
  page: lazy(() => import('./OfferedProduct').then((m) => ({ default: m.OfferedProduct }))),
};
