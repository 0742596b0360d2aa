import * as admins from './admins';
import * as catalogue from './catalogue';
import * as customers from './customers';
import type { Resource } from './defineResource';
import * as partners from './partners';

/** Every resource. */
export const RESOURCES: readonly Resource[] = [catalogue, partners, customers, admins].flatMap(
  (declared) => Object.values<Resource>(declared),
);
