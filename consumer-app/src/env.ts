const toServices = (lookUp: string, track: string) =>
  lookUp !== '' && track !== '' ? { lookUp, track } : undefined;

/** Settings of a build from its environment variables; no other module reads them. */
export const env = {
  /** Whether the start page shows the products instead of the sign-in. */
  startWithProducts: import.meta.env['VITE_START_WITH_PRODUCTS'] === 'true',
  /** Whether this is a deployment for one lender, to which every finished profile goes. */
  lenderDeployment: import.meta.env['VITE_LENDER_DEPLOYMENT'] === 'true',
  /** Host name whose start page is the rooftop solar calculator. */
  solarHost: String(import.meta.env['VITE_SOLAR_HOST'] || 'solar.localhost'),
  /**
   * Whether a service worker serves the pages offline. To remove it, build with
   * `VITE_OFFLINE=false`: that `sw.js` deletes the caches and unregisters the worker at the
   * browser's next visit.
   */
  offline: import.meta.env.PROD && import.meta.env['VITE_OFFLINE'] !== 'false',
  /** URL that receives help requests; `helpOrganisation` is the organisation's id there. */
  helpUrl: String(import.meta.env['VITE_HELP_URL'] ?? ''),
  /** URLs that look up a visitor's IP address and count visits; undefined unless both are set. */
  tracking: toServices(
    String(import.meta.env['VITE_IP_LOOKUP_URL'] ?? ''),
    String(import.meta.env['VITE_TRACKING_URL'] ?? ''),
  ),
  helpOrganisation: String(import.meta.env['VITE_HELP_ORGID'] ?? ''),
} as const;

/** Whether the current host is the solar host, which has its own start page. */
export const isSolarHost =
  typeof window !== 'undefined' && window.location.hostname === env.solarHost;
