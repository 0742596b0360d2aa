import { env } from './env';

/** Whether these pages are visited by the solar host's name, where the start page is one of its own. */
export const isSolarHost =
  typeof window !== 'undefined' && window.location.hostname === env.solarHost;
