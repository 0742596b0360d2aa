import { logExport, verifyAuditLog } from '@marketplace/shared/api';
import { specs } from '../../../data/specs';
import type { Session } from '../../../auth/sessions';
import type { Context } from '../../../context';
import { HttpError, wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';
import { servedResources } from '../../rest/table';
import { auditAccess } from './auditedStore';
import { verifyChain } from './auditChain';

/** More rows than any report has. */
const MAX_ROWS = 100_000;

/** Throws unless the caller may read the list, and it has as many records: nobody notes what they could not export. */
async function checkExport(
  { store }: Context,
  { area, role_id, partner_id }: Session,
  { name, records }: { readonly name: string; readonly records: number },
): Promise<void> {
  const resource = servedResources.find((one) => one.name === name);
  if (!resource) {
    if (records > MAX_ROWS) throw wrongField('records', 'export_too_many');
    return;
  }
  const { read, partnerField, table } = resource;
  const mayRead =
    area === 'admin' ? read.some((role) => role === role_id) : partnerField !== undefined;
  if (!mayRead) throw new HttpError(403, 'forbidden');
  const scope = area === 'partner' && partnerField ? { [partnerField]: partner_id } : {};
  const { total } = await table.find(store, { filter: { ...table.only, ...scope }, range: [0, 0] });
  if (records > total) throw wrongField('records', 'export_too_many');
}

export const auditRoutes = [
  handle(verifyAuditLog, async (_call, { store, config }) => ({
    data: await verifyChain(store, config),
  })),
  handle(logExport, async ({ body, session }, context) => {
    if (!session) throw new HttpError(401, 'signed_out');
    const { name, records } = body;
    await checkExport(context, session, body);
    const known = name.replaceAll('-', '_');
    const collection = Object.hasOwn(specs, known) ? known : name;
    const subject = { call: logExport.id, collection, record_id: '', records };
    await auditAccess(context, session, 'export', subject);
    return { success: true, message: '' };
  }),
];
