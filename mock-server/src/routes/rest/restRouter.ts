import { isDeepStrictEqual } from 'node:util';
import { getCountLimit } from '@marketplace/shared/api';
import type { RestWrite } from '@marketplace/shared/resources';
import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import { object, string } from 'yup';
import type { Session } from '../../auth/sessions';
import { getSignedOutReason } from '../../auth/sessions';
import type { Context } from '../../context';
import { HttpError, notFound } from '../../httpError';
import { BadQuery } from '../../store/errors';
import type { Id } from '../../store/port';
import { auditAccess, withAudit } from '../audit/auditedStore';
import { formatFilter, isPersonal } from '../audit/personalData';
import { keepAlive, refuseUnfinishedSignIn, getRequestSession } from '../kit/access';
import { runOnce } from '../kit/idempotency';
import { getExpectedVersion, setVersionTag } from '../kit/expectedVersion';
import { parseBody } from '../kit/validation/parseBody';
import { parseListQuery } from './listQuery';
import type { ServedResource } from './table';
import {
  getPartnerFilter,
  getPartnerTable,
  getSandboxTable,
  getWriterRoles,
  servedResources,
} from './table';

interface ServedTable {
  readonly resources: readonly ServedResource[];
  readonly context: Context;
}

interface RestRequest {
  readonly resource: ServedResource;
  readonly session: Session;
  /** Filter for the caller's own records; empty for admins. */
  readonly scope: Readonly<Record<string, unknown>>;
}

async function parseRestRequest(
  request: Request,
  served: ServedTable,
  writing?: RestWrite,
): Promise<RestRequest> {
  const session = await getRequestSession(request, served.context);
  if (!session) throw new HttpError(401, getSignedOutReason(request.get('authorization')));
  const resource = served.resources.find(({ name }) => name === request.params['resource']);
  if (!resource) throw notFound();
  const scope = getScope(resource, session, writing);
  refuseUnfinishedSignIn(session);
  await keepAlive(session, served.context);
  Object.assign(scope, await resource.table.scopeFor?.(session, served.context.store));
  return { resource: limitToReader(resource, session), session, scope };
}

/** The resource for a partner, or for a sandbox key: the sandbox's own records, and nothing that is live. */
function limitToReader(resource: ServedResource, { area, apiKey }: Session): ServedResource {
  if (area !== 'partner') return resource;
  const getTable = apiKey?.mode === 'sandbox' ? getSandboxTable : getPartnerTable;
  return { ...resource, table: getTable(resource) };
}

function getScope(
  resource: ServedResource,
  session: Session,
  writing: RestWrite | undefined,
): Record<string, unknown> {
  if (session.area === 'admin') {
    const roles = writing ? getWriterRoles(resource, writing) : resource.read;
    if (!roles.some((role) => role === session.role_id)) throw new HttpError(403, 'forbidden');
    return {};
  }
  const own = getPartnerFilter(resource, session.partner_id);
  if (session.area !== 'partner' || own === undefined) throw new HttpError(403, 'wrong_area');
  if (writing) throw new HttpError(403, 'forbidden');
  const { apiKey } = session;
  if (apiKey && !(resource.scope && apiKey.scopes.includes(resource.scope)))
    throw new HttpError(403, 'forbidden');
  return own;
}

function checkFields({ resource, session }: RestRequest, names: readonly string[]): void {
  const known = Object.keys(resource.schema.fields);
  const hidden =
    session.area === 'partner'
      ? [...resource.masked, ...resource.hiddenFromPartners]
      : resource.masked;
  for (const name of names) {
    const field = known.includes(name) ? name : name.replace(/_(?:gte|lte|gt|lt|neq)$/u, '');
    if (name !== 'q' && (!known.includes(field) || hidden.includes(field))) {
      throw new BadQuery(name, `There is no field ${name} to ask by`);
    }
  }
}

function getId(request: Request, { resource }: RestRequest): Id {
  const text = request.params['id'] ?? '';
  if (resource.id === 'uuid') return text;
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw notFound();
  return Number(text);
}

async function logRead(
  { resource, session }: RestRequest,
  { context }: ServedTable,
  read: Pick<Parameters<typeof auditAccess>[3], 'records' | 'filter'> & { record_id?: string },
): Promise<void> {
  if (!isPersonal(resource)) return;
  const { collection } = resource.table;
  const call = `GET ${resource.name}`;
  await auditAccess(context, session, 'read', { record_id: '', ...read, call, collection });
}

async function list(request: Request, response: Response, served: ServedTable): Promise<void> {
  const call = await parseRestRequest(request, served);
  const { filter, sort: wanted, range } = parseListQuery(request.query);
  // Records that are asked for by id have the order of their ids.
  const sort = wanted ?? (filter['id'] === undefined ? call.resource.sort : undefined);
  checkFields(call, [...Object.keys(filter), ...(sort ? [sort[0]] : [])]);
  const { scope, resource } = call;
  const { table } = resource;
  // The scope is a separate filter, so that the caller's filter cannot widen it.
  const { rows, total } = await table.find(served.context.store, {
    filter: combineFilters(filter, { ...table.only, ...scope }),
    ...(sort && { sort }),
    range,
    countAtMost: getCountLimit(range[1]),
  });
  // The menu counts the caller's own tasks that are due all the time, which would hide all else in the log.
  const isMenuCount =
    call.session.account_id === filter['assignee_id'] && filter['due_on_lte'] !== undefined;
  if (rows.length > 0 && !isMenuCount)
    await logRead(call, served, { records: rows.length, filter: formatFilter(filter) });
  const last = range[0] + rows.length - 1;
  const span = rows.length > 0 ? `${range[0]}-${last}` : '*';
  response.set('Content-Range', `${resource.name} ${span}/${total}`);
  response.set('Access-Control-Expose-Headers', 'Content-Range');
  response.json(rows);
}

/** Combines two filters. If both name a field, its value must match both. */
function combineFilters(
  filter: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const both: Record<string, unknown> = { ...filter, ...scope };
  for (const [field, own] of Object.entries(scope)) {
    if (!(field in filter)) continue;
    const wanted: unknown[] = Array.isArray(filter[field]) ? filter[field] : [filter[field]];
    const allowed: unknown[] = Array.isArray(own) ? own : [own];
    both[field] = allowed.filter((value) => wanted.includes(value));
  }
  return both;
}

async function read(request: Request, response: Response, served: ServedTable): Promise<void> {
  const call = await parseRestRequest(request, served);
  const found = await call.resource.table.get(served.context.store, getId(request, call));
  if (!found) throw notFound();
  for (const [field, own] of Object.entries(call.scope))
    if (![own].flat().includes(Reflect.get(found, field))) throw notFound();
  await logRead(call, served, { records: 1, record_id: String(request.params['id']) });
  setVersionTag(response, found);
  response.json(found);
}

/** What a write answers that waits for a second admin. */
const pendingSchema = object({ pending_id: string().required() });

async function create(request: Request, response: Response, served: ServedTable): Promise<void> {
  const { resource, session } = await parseRestRequest(request, served, 'create');
  const { writer } = resource.table;
  if (!writer?.create) throw new HttpError(403, 'forbidden');
  const sent = await parseBody(request, response);
  const { create: run } = writer;
  const written = await runOnce(served.context, { request, session, body: sent }, (once) => {
    const context = withAudit(once, session, `POST ${resource.name}`);
    return run({ request, context, session, sent });
  });
  const isWaiting = pendingSchema.isValidSync(written);
  response.status(isWaiting ? 202 : 201).json(written);
}

/**
 * Updates a record by what is sent and differs from what was read, so that a whole record can be put back with all
 * that only the server sets. Saving what is already so changes nothing.
 */
async function update(request: Request, response: Response, served: ServedTable): Promise<void> {
  const asking = await parseRestRequest(request, served, 'update');
  const { resource, session } = asking;
  const { table, name } = resource;
  if (!table.writer?.update) throw new HttpError(403, 'forbidden');
  const context = withAudit(served.context, session, `PUT ${name}`);
  const id = getId(request, asking);
  const body = await parseBody(request, response);
  const { id: _, version, ...sent } = body;
  const shown = await table.get(context.store, id);
  const seen = version ?? getExpectedVersion(request, {});
  const isCurrent = shown && (seen === undefined || seen === shown.version);
  const fields = Object.entries(sent).filter(
    ([field, value]) => !isDeepStrictEqual(value, Reflect.get(shown ?? {}, field)),
  );
  if (isCurrent && fields.length === 0 && Object.keys(sent).length > 0) {
    response.json(shown);
    return;
  }
  const wanted = isCurrent ? { ...Object.fromEntries(fields), version } : body;
  response.json(await table.writer.update(id, { request, context, session, sent: wanted }));
}

async function remove(request: Request, response: Response, served: ServedTable): Promise<void> {
  const asking = await parseRestRequest(request, served, 'delete');
  const { resource, session } = asking;
  const run = resource.table.writer?.delete;
  if (!run) throw new HttpError(403, 'forbidden');
  const context = withAudit(served.context, session, `DELETE ${resource.name}`);
  response.json(await run(getId(request, asking), { request, context, session, sent: {} }));
}

/** Serves `/api/rest/{resource}` from the store, in the dialect of ra-data-simple-rest. */
export function restRouter(
  context: Context,
  resources: readonly ServedResource[] = servedResources,
): Router {
  const served: ServedTable = { resources, context };
  const run =
    (work: typeof list): RequestHandler =>
    (request, response, next) => {
      work(request, response, served).catch(next);
    };
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:resource', run(list));
  router.post('/:resource', run(create));
  router.get('/:resource/:id', run(read));
  router.put('/:resource/:id', run(update));
  router.delete('/:resource/:id', run(remove));
  return router;
}
