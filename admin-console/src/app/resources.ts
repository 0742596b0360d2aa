import type { PageManifest, ResourceManifest } from '@marketplace/shared/admin';
import { dashboard } from '../resources/dashboard';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ResourceManifest[] = [];

/** Every page that is no resource. */
export const pages: readonly PageManifest[] = [dashboard];
