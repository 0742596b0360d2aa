import { boolean, number, object, string } from 'yup';
import { auditEntries } from '../../resources/admins';
import { ADMIN_ROLES, PARTNER_ROLES } from '../../resources/area';
import { dataAnswer, doneAnswer } from './answers';
import { endpoint } from '../endpoint';

export const verifyAuditLog = endpoint({
  id: 'verifyAuditLog',
  method: 'GET',
  path: '/api/audit-log/verification',
  summary: 'Check that no entry of the audit log was changed or removed',
  access: { admin: auditEntries.read },
  answer: dataAnswer({
    valid: boolean().required(),
    entries: number().required().integer().min(0),
    /** The first entry with a wrong hash; null if there is none. */
    broken_at: number().nullable().defined().integer(),
  }),
});

/** Records an export in the audit log before a console writes the file. */
export const logExport = endpoint({
  id: 'logExport',
  method: 'POST',
  path: '/api/audit-log/exports',
  summary: 'Log an export to a file',
  access: { admin: ADMIN_ROLES, partner: PARTNER_ROLES },
  body: object({
    name: string().required().max(200),
    records: number().required().integer().min(0),
  }).noUnknown(),
  answer: doneAnswer(),
});
