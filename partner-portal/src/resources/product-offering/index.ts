import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import { getProductOffering, getProductOfferings } from '@marketplace/shared/api';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';

export const productOffering: PageManifest = {
  path: '/product-offering',
  calls: [getProductOfferings],
  label: 'offering.title',
  icon: LocalOffer,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./ProductOffering')).ProductOffering),
};

export const offeredProduct: PageManifest = {
  ...productOffering,
  path: '/product-offering/:product_id',
  calls: [getProductOffering],
  hidden: true,
  page: lazyPage(async () => (await import('./OfferedProduct')).OfferedProduct),
};
