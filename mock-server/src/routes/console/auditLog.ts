import { isDeepStrictEqual } from 'node:util';
import { logExport, verifyAuditLog } from '@marketplace/shared/api';
import { specs } from '../../data/specs';
import type { Session } from '../../auth/sessions';
import type { Context } from '../../context';
import { agoIso, HOUR_MS, MINUTE_MS } from '../../clock';
import { HttpError, wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { getPartnerFilter, type ServedResource, servedResources } from '../rest/table';
import { auditAccess } from '../audit/auditedStore';
import { verifyChain } from '../audit/auditChain';
import { isPersonal } from '../audit/personalData';

/** More rows than any report has. */
const MAX_ROWS = 100_000;

/** Throws unless the caller may read the list, and it has as many records: nobody notes what they could not export. */
async function checkExport(
  { store }: Context,
  { area, role_id, partner_id }: Session,
  { name, records }: { readonly name: string; readonly records: number },
): Promise<ServedResource | undefined> {
  const resource = servedResources.find((one) => one.name === name);
  if (!resource) {
    if (records > MAX_ROWS) throw wrongField('records', 'export_too_many');
    return undefined;
  }
  const { read, table } = resource;
  const isReader = read.some((role) => role === role_id);
  const scope = area === 'admin' ? isReader && {} : getPartnerFilter(resource, partner_id);
  if (!scope) throw new HttpError(403, 'forbidden');
  const { total } = await table.find(store, { filter: { ...table.only, ...scope }, range: [0, 0] });
  if (records > total) throw wrongField('records', 'export_too_many');
  return resource;
}

/** A console reads all records of a file within this time. */
const EXPORT_MS = 2 * MINUTE_MS;
/** A page may stay open for this time before some of its rows are exported. */
const PAGE_MS = 12 * HOUR_MS;
const MAX_READS = 1000;

/**
 * Counts the records of a list that the server has given an account: all of them, which is the most that a file can
 * have, and those that it has just given by one filter, which is the least.
 */
async function countHandedOut(
  { store }: Context,
  { area, account_id }: Session,
  call: string,
): Promise<{ readonly least: number; readonly most: number }> {
  const { rows } = await store.find('audit_entries', {
    filter: { account_id: account_id ?? 0, action: 'read', at_gte: agoIso(PAGE_MS) },
    sort: ['id', 'DESC'],
    range: [0, MAX_READS - 1],
  });
  const reads = rows.filter((row) => row.area === area && row.call === call && !row.record_id);
  const sum = (some: typeof reads): number =>
    some.reduce((total, { records }) => total + records, 0);
  const since = agoIso(EXPORT_MS);
  const isOfFile = ({ at, changes }: (typeof reads)[number]): boolean =>
    at >= since && isDeepStrictEqual(changes, reads[0]?.changes);
  return { least: sum(reads.filter(isOfFile)), most: sum(reads) };
}

export const auditRoutes = [
  handle(verifyAuditLog, async (_call, { store, config }) => ({
    data: await verifyChain(store, config),
  })),
  handle(logExport, async ({ body, session }, context) => {
    if (!session) throw new HttpError(401, 'signed_out');
    const { name } = body;
    const resource = await checkExport(context, session, body);
    let { records } = body;
    if (resource && isPersonal(resource)) {
      const { least, most } = await countHandedOut(context, session, `GET ${name}`);
      if (records > most) throw wrongField('records', 'export_too_many');
      records = Math.max(records, least);
    }
    const known = name.replaceAll('-', '_');
    const collection = Object.hasOwn(specs, known) ? known : name;
    const subject = { call: logExport.id, collection, record_id: '', records };
    await auditAccess(context, session, 'export', subject);
    return { success: true, message: '' };
  }),
];
