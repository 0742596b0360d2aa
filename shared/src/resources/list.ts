import type { Resource } from './defineResource';

/** Every declared resource, in the order of the menu. */
export const RESOURCES: readonly Resource[] = [];
