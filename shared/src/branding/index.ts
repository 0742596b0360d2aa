export { BRAND_FONT_FILES } from './fonts';
export { BRAND_FONTS, isDevanagari, localizeBrand } from './brand';
export type { Brand, BrandFunnel, OwnBrand } from './brand';
export { getBrand, DEFAULT_BRAND, PARTNER_IDENTIFIERS, toOwnBrand } from './brands';
export {
  adjustAccent,
  computeContrast,
  CONTROL_CONTRAST,
  TEXT_CONTRAST,
  chooseTextColour,
} from './colours/contrast';
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
export { buildMuiPalette } from './colours/muiPalette';
export type { MuiPalette } from './colours/muiPalette';
export type { Mode } from './colours/neutrals';
export { isHexColour } from './colours/oklch';
export { getFaviconUri, getPageTitle } from './pageIdentity';
export { buildBrandTokens } from './colours/tokens';
export { buildWebManifest } from './webManifest';
export { withFunnel } from './withFunnel';
export type { ColourTokens, Tokens } from './colours/tokens';
