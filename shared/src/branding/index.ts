export { BRAND_FONTS, isDevanagari, localizeBrand } from './brand';
export type { Brand, BrandFunnel, OwnBrand } from './brand';
export { brandFor, DEFAULT_BRAND, PARTNER_IDENTIFIERS, toOwnBrand } from './brands';
export { accentFor, contrast, CONTROL_CONTRAST, TEXT_CONTRAST, textOn } from './contrast';
export { brandCss, cssVariables } from './css';
export {
  type FunnelPreview,
  isFunnelPreview,
  PREVIEW_PAGES,
  PREVIEW_READY,
  type PreviewPage,
  previewPath,
} from './funnelPreview';
export { logoSvg, getInitials, svgDataUri } from './logo';
export { muiPalette } from './muiPalette';
export type { MuiPalette } from './muiPalette';
export type { Mode } from './neutrals';
export { isHexColour } from './oklch';
export { faviconUri, pageTitle } from './pageIdentity';
export { brandTokens } from './tokens';
export { webManifest } from './webManifest';
export { withFunnel } from './withFunnel';
export type { ColourTokens, Tokens } from './tokens';
