export { setPartner, showBrand, useBrand } from './brandStore';
export type { NamedBrand } from './brandStore';
export { OWN_BRAND } from './ownBrand';
