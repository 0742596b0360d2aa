import type { AdminRole } from './area';
import { RESOURCES } from './list';

export * from './admins';
export {
  ADMIN_ROLES,
  PARTNER_ROLES,
  REPORTING_ROLES,
  type AdminRole,
  type Area,
  type PartnerRole,
} from './area';
export * from './catalogue';
export * from './customers';
export {
  defineResource,
  type Resource,
  type ResourceLabels,
  type ResourceRights,
  type RestWrite,
} from './defineResource';
export * from './earnings';
export * from './importKinds';
export { getProblemText } from './importProblem';
export { RESOURCES } from './list';
export * from './messaging';
export * from './partners';
export { listReferences, type Reference } from './references';
export * from './support';
export * from './training';
export * from './marketing';
export * from './telecalling';

/**
 * Whether the portal may read or write a resource, as the server lets partners. True for any other name, and for
 * entities: calls of the contract serve these.
 */
export function canPartnersUse(name: string, right: 'read' | 'write'): boolean {
  const resource = RESOURCES.find((candidate) => candidate.name === name);
  if (!resource || (resource.rest && !resource.labels)) return true;
  return right === 'read' && resource.partners !== undefined;
}

/** Whether a role may read or write a resource. True for any other name, such as that of a page. */
export function canUse(
  role: AdminRole | undefined,
  name: string,
  right: 'read' | 'write',
): boolean {
  const resource = RESOURCES.find((candidate) => candidate.name === name);
  return resource === undefined || (role !== undefined && resource[right].includes(role));
}
