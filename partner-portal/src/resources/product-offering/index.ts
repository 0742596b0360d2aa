import { lazyPage, type PageManifest } from '@marketplace/shared/admin';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';

export const productOffering: PageManifest = {
  path: '/product-offering',
  label: 'offering.title',
  icon: LocalOffer,
  group: 'catalogue',
  page: lazyPage(async () => (await import('./ProductOffering')).ProductOffering),
};

export const offeredProduct: PageManifest = {
  ...productOffering,
  path: '/product-offering/:product_id',
  hidden: true,
  page: lazyPage(async () => (await import('./OfferedProduct')).OfferedProduct),
};
