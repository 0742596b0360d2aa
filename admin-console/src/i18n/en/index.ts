import { dashboard } from './dashboard';

/** The admin console's own texts. */
export const texts = { dashboard };
