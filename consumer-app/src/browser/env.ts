const servicesOf = (lookUp: string, track: string) =>
  lookUp !== '' && track !== '' ? { lookUp, track } : undefined;

/** What a build is told by its environment; read here and nowhere else. */
export const env = {
  /** The start page shows the products; otherwise it is the sign-in. */
  startWithProducts: import.meta.env['VITE_START_WITH_PRODUCTS'] === 'true',
  /** Products offered beyond those that always are, by their keys in `productList.ts`, comma between. */
  moreProducts: String(import.meta.env['VITE_MORE_PRODUCTS'] ?? '').split(','),
  /** A deployment for one lender: whoever is finished hands over to it. */
  lenderDeployment: import.meta.env['VITE_LENDER_DEPLOYMENT'] === 'true',
  /** The host whose start page is the calculator for rooftop solar. */
  solarHost: String(import.meta.env['VITE_SOLAR_HOST'] || 'solar.localhost'),
  /**
   * Whether a worker opens the pages without a network. Its kill switch: a build with
   * `VITE_OFFLINE=false` has a `sw.js` that drops what the worker kept and unregisters it, which
   * browsers find at their next visit.
   */
  offline: import.meta.env.PROD && import.meta.env['VITE_OFFLINE'] !== 'false',
  /** Where requests for help are posted, and the organisation's id there. */
  helpUrl: String(import.meta.env['VITE_HELP_URL'] ?? ''),
  /** Where a visitor's address is looked up and where visits are counted; undefined unless both are named. */
  tracking: servicesOf(
    String(import.meta.env['VITE_IP_LOOKUP_URL'] ?? ''),
    String(import.meta.env['VITE_TRACKING_URL'] ?? ''),
  ),
  helpOrganisation: String(import.meta.env['VITE_HELP_ORGID'] ?? ''),
} as const;
