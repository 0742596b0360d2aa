import type { PageManifest, ResourceManifest } from '@marketplace/shared/admin';
import { dashboard } from '../resources/dashboard';
import { lenders } from '../resources/lenders';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ResourceManifest[] = [lenders];

/** Every page that is no resource. */
export const pages: readonly PageManifest[] = [dashboard];
