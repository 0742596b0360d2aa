import { env } from './env';

/** Whether the current host is the solar host, which has its own start page. */
export const isSolarHost =
  typeof window !== 'undefined' && window.location.hostname === env.solarHost;
