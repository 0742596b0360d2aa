export { setPartner, showBrand, useBrand, showsProduct } from './brandStore';
export type { NamedBrand } from './brandStore';
export { OWN_BRAND } from './ownBrand';
