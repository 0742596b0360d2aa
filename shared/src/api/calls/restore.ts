import { number, object, string } from 'yup';
import { lenderRevenue } from '../../resources/catalogue';
import { ADMIN_ROLES } from '../../resources/area';
import type { Resource } from '../../resources/defineResource';
import { endpoint } from '../endpoint';
import { pendingChange } from './version';

/** Days within which a deleted record can be put back. */
export const RESTORE_DAYS = 30;

const RESTORED: readonly string[] = ['lenders', 'credit-cards', 'lender-revenue'];

/** Whether the server puts deleted records of a resource back. */
export const isRestorable = ({ name, labels }: Pick<Resource, 'name' | 'labels'>): boolean =>
  labels !== undefined || RESTORED.includes(name);

const restoredAnswer = () => object({ message: string().required(), ...pendingChange });

/**
 * Puts a deleted record back under its id. 403 for a role that may not write the resource; 409 if nobody has deleted
 * it within 30 days, if another record has its name, or if what it belongs to is deleted. It waits for a second admin
 * as the deletion would.
 */
export const restoreRecord = endpoint({
  id: 'restoreRecord',
  method: 'POST',
  path: '/api/restore-record',
  summary: 'Put a deleted record back',
  access: { admin: ADMIN_ROLES },
  body: object({
    resource: string().required().max(60),
    id: number().required().integer().min(1),
  }).noUnknown(),
  answer: restoredAnswer(),
});

/**
 * Puts slabs or credit cards back into the order that they had before an entry of the audit log. 409 if one of them
 * has been moved or deleted since. It waits for a second admin as another order would.
 */
export const restoreOrder = endpoint({
  id: 'restoreOrder',
  method: 'POST',
  path: '/api/restore-order',
  summary: 'Put records back into their earlier order',
  access: { admin: lenderRevenue.write },
  body: object({ entry_id: number().required().integer().min(1) }).noUnknown(),
  answer: restoredAnswer(),
});
