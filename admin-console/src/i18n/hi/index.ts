import type { Texts } from '@marketplace/shared/i18n';
import type { texts as english } from '../en';
import { dashboard } from './dashboard';
import { lenders } from './lenders';

/** The admin console's own texts. */
export const texts: Texts<typeof english> = { dashboard, lenders };
