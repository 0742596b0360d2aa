import { number, object, string } from 'yup';
import { ADMIN_ROLES } from '../../resources/area';
import { endpoint } from '../endpoint';

/** Minutes within which an admin may restore a record that the same admin has deleted. */
export const RESTORE_MINUTES = 60;

/**
 * Restores a record that the caller has deleted. 403 for a role that may not write the resource, 409 if nobody has
 * deleted it lately, and if a deletion needs a second admin by now.
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
  answer: object({ message: string().required() }),
});
