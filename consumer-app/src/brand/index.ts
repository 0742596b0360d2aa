export { setPartner, showBrand, useBrand } from './brandStore';
export { OWN_BRAND } from './ownBrand';
