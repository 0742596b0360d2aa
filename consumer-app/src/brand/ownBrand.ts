import type { Brand } from '@marketplace/shared/branding';

/**
 * The product's own brand for the first page: a literal copy of `DEFAULT_BRAND`, because computing
 * the logo would load the code of all brands. A test keeps the two equal.
 */
export const OWN_BRAND: Brand = {
  id: 'DEFAULT',
  name: 'Cedarloop',
  logo: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2064%2064%22%20role%3D%22img%22%20aria-label%3D%22Cedarloop%22%3E%3Crect%20x%3D%221%22%20y%3D%221%22%20width%3D%2262%22%20height%3D%2262%22%20rx%3D%2215%22%20fill%3D%22%234EC9DB%22%20stroke%3D%22%23070050%22%20stroke-opacity%3D%22.18%22%20stroke-width%3D%222%22%2F%3E%3Ctext%20x%3D%2232%22%20y%3D%2240%22%20text-anchor%3D%22middle%22%20font-family%3D%22Inter%20Variable%2C%20Inter%2C%20system-ui%2C%20sans-serif%22%20font-size%3D%2227%22%20font-weight%3D%22700%22%20letter-spacing%3D%22-1%22%20fill%3D%22%23070050%22%3ECE%3C%2Ftext%3E%3Crect%20x%3D%2220%22%20y%3D%2248%22%20width%3D%2224%22%20height%3D%223%22%20rx%3D%221.5%22%20fill%3D%22%23070050%22%20fill-opacity%3D%22.7%22%2F%3E%3C%2Fsvg%3E',
  font_source: '/assets/fonts/inter-latin-wght-normal.woff2',
  font_family: 'Inter Variable',
  primary: '#4EC9DB',
  secondary: '#070050',
  tanc_apply: false,
};
