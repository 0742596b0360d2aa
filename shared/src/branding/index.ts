export { BRAND_FONTS, isDevanagari, localizeBrand } from './brand';
export type { Brand, BrandFunnel, OwnBrand } from './brand';
export { getBrand, DEFAULT_BRAND, PARTNER_IDENTIFIERS, toOwnBrand } from './brands';
export {
  adjustAccent,
  computeContrast,
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  chooseTextColour,
} from './contrast';
export { buildBrandCss, buildCssVariables } from './css';
export {
  type FunnelPreview,
  isFunnelPreview,
  PREVIEW_PAGES,
  PREVIEW_READY,
  type PreviewPage,
  previewPath,
} from './funnelPreview';
export { buildLogoSvg, getInitials, toDataUri } from './logo';
export { buildMuiPalette } from './muiPalette';
export type { MuiPalette } from './muiPalette';
export type { Mode } from './neutrals';
export { isHexColour } from './oklch';
export { getFaviconUri, getPageTitle } from './pageIdentity';
export { buildBrandTokens } from './tokens';
export { buildWebManifest } from './webManifest';
export { withFunnel } from './withFunnel';
export type { ColourTokens, Tokens } from './tokens';
