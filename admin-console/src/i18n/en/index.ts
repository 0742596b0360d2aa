import { dashboard } from './dashboard';
import { lenders } from './lenders';

/** The admin console's own texts. */
export const texts = { dashboard, lenders };
