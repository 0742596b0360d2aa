import type { PageManifest, ResourceManifest } from '@marketplace/shared/admin';
import { dashboard } from '../resources/dashboard';
import { creditCards } from '../resources/credit-cards';
import { lenders } from '../resources/lenders';
import { partners } from '../resources/partners';
import { applicationStatusFile } from '../resources/application-status-file';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ResourceManifest[] = [lenders, creditCards, partners];

/** Every page that is no resource. */
export const pages: readonly PageManifest[] = [dashboard, applicationStatusFile];
