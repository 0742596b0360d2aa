import { boolean, number, object } from 'yup';
import { auditEntries } from '../../resources/admins';
import { endpoint } from '../endpoint';

/** Checks the hash of every entry of the audit log, and that none is missing. */
export const verifyAuditLog = endpoint({
  id: 'verifyAuditLog',
  method: 'GET',
  path: '/api/audit-log/verification',
  summary: 'Check that no entry of the audit log was changed or removed',
  access: { admin: auditEntries.read },
  answer: object({
    data: object({
      valid: boolean().required(),
      entries: number().required().integer().min(0),
      /** The first entry that does not fit; null if all do. */
      broken_at: number().nullable().defined().integer(),
    }).required(),
  }),
});
