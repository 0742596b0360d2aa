import { logExport, verifyAuditLog } from '@marketplace/shared/api';
import { specs } from '../../../data/specs';
import { HttpError } from '../../../httpError';
import { handle } from '../../kit/handle';
import { auditAccess } from './auditedStore';
import { verifyChain } from './auditChain';

export const auditRoutes = [
  handle(verifyAuditLog, async (_call, { store }) => ({ data: await verifyChain(store) })),
  handle(logExport, async ({ body, session }, context) => {
    if (!session) throw new HttpError(401, 'signed_out');
    const { name, records } = body;
    const known = name.replaceAll('-', '_');
    const collection = Object.hasOwn(specs, known) ? known : name;
    const subject = { call: logExport.id, collection, record_id: '', records };
    await auditAccess(context, session, 'export', subject);
    return { success: true, message: '' };
  }),
];
