import type { AdminRole } from '../api';
import { RESOURCES } from './list';

export { defineResource, type Resource, type ResourceLabels } from './defineResource';
export { RESOURCES } from './list';

/**
 * Whether a role may read or write a declared resource. True for any other name, because the admin routes of
 * the specification decide on those.
 */
export function mayUse(
  role: AdminRole | undefined,
  name: string,
  right: 'read' | 'write',
): boolean {
  const resource = RESOURCES.find((candidate) => candidate.name === name);
  return resource === undefined || (role !== undefined && resource[right].includes(role));
}
