import { type Brand, buildBrandCss, getFaviconUri } from '../../branding';

function getStyleElement(): HTMLStyleElement {
  const id = 'brand';
  const present = document.getElementById(id);
  if (present instanceof HTMLStyleElement) return present;
  const style = document.createElement('style');
  style.id = id;
  document.head.append(style);
  return style;
}

/** Sets a brand's colours, font and icon on the page, in place of an earlier brand's. */
export function applyBrand(brand: Brand): void {
  getStyleElement().textContent = buildBrandCss(brand);
  document.querySelector('link[rel="icon"]')?.setAttribute('href', getFaviconUri(brand));
}

/** Sets the light or dark mode; `system` follows the device. */
export function applyColourMode(mode: 'light' | 'dark' | 'system'): void {
  if (mode === 'system') delete document.documentElement.dataset['mode'];
  else document.documentElement.dataset['mode'] = mode;
}
