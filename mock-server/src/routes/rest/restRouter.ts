import type { AdminRole, RestResourceName } from '@marketplace/shared/api';
import { REST_RESOURCES } from '@marketplace/shared/api';
import type { Request, RequestHandler, Response } from 'express';
import { Router } from 'express';
import type { Session } from '../../auth/sessions';
import { findSession } from '../../auth/sessions';
import type { Context } from '../../context';
import { HttpError, notFound } from '../../httpError';
import { BadQuery } from '../../store/errors';
import type { Id } from '../../store/port';
import { tagVersion } from '../kit/seenVersion';
import { changeAdminUser, createAdminUser, removeAdminUser } from './adminUsers';
import { listQuery } from './listQuery';
import { restTables } from './table';

interface Resource {
  readonly name: RestResourceName;
  readonly schema: { readonly fields: object };
  readonly read: readonly AdminRole[];
  readonly write: readonly AdminRole[];
  readonly partnerField?: string;
}

interface Asked {
  readonly resource: Resource;
  /** What the caller's own records are told by; empty for admins. */
  readonly scope: Readonly<Record<string, unknown>>;
}

async function asked(request: Request, { store }: Context, writing: boolean): Promise<Asked> {
  const session = await findSession(store, request.get('authorization'));
  if (!session) throw new HttpError(401, 'signed_out');
  const resources: readonly Resource[] = REST_RESOURCES;
  const resource = resources.find(({ name }) => name === request.params['resource']);
  if (!resource) throw notFound();
  return { resource, scope: scopeOf(resource, session, writing) };
}

function scopeOf(
  resource: Resource,
  session: Session,
  writing: boolean,
): Readonly<Record<string, unknown>> {
  if (session.area === 'admin') {
    const roles = writing ? resource.write : resource.read;
    if (!roles.some((role) => role === session.role_id)) throw new HttpError(403, 'no_right');
    return {};
  }
  if (session.area !== 'partner' || resource.partnerField === undefined)
    throw new HttpError(403, 'wrong_area');
  if (writing) throw new HttpError(403, 'no_right');
  return { [resource.partnerField]: session.partner_id };
}

function checkFields({ resource }: Asked, names: readonly string[]): void {
  const known = Object.keys(resource.schema.fields);
  const { hidden } = restTables[resource.name];
  for (const name of names) {
    const field = known.includes(name) ? name : name.replace(/_(?:gte|lte|gt|lt|neq)$/u, '');
    if (name !== 'q' && (!known.includes(field) || hidden.includes(field))) {
      throw new BadQuery(name, `There is no field ${name} to ask by`);
    }
  }
}

function idOf(request: Request, name: RestResourceName): Id {
  const text = request.params['id'] ?? '';
  if (restTables[name].id === 'uuid') return text;
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw notFound();
  return Number(text);
}

async function list(request: Request, response: Response, context: Context): Promise<void> {
  const call = await asked(request, context, false);
  const { filter, sort, range } = listQuery(request.query);
  checkFields(call, [...Object.keys(filter), ...(sort ? [sort[0]] : [])]);
  const table = restTables[call.resource.name];
  // The scope is found apart, so that no filter of the caller's can widen it.
  const inScope = await table.find(context.store, {
    filter: narrowed(filter, { ...table.only, ...call.scope }),
    ...(sort && { sort }),
    range,
  });
  const { rows, total } = inScope;
  const last = range[0] + rows.length - 1;
  const span = rows.length > 0 ? `${range[0]}-${last}` : '*';
  response.set('Content-Range', `${call.resource.name} ${span}/${total}`);
  response.set('Access-Control-Expose-Headers', 'Content-Range');
  response.json(rows);
}

/** Both filters at once: where they name one field, a value has to be in both. */
function narrowed(
  filter: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const both: Record<string, unknown> = { ...filter, ...scope };
  for (const [field, own] of Object.entries(scope)) {
    if (!(field in filter)) continue;
    const wanted: unknown[] = Array.isArray(filter[field]) ? filter[field] : [filter[field]];
    both[field] = wanted.includes(own) ? own : [];
  }
  return both;
}

async function read(request: Request, response: Response, context: Context): Promise<void> {
  const { resource, scope } = await asked(request, context, false);
  const found = await restTables[resource.name].get(context.store, idOf(request, resource.name));
  if (!found) throw notFound();
  for (const [field, own] of Object.entries(scope))
    if (Reflect.get(found, field) !== own) throw notFound();
  tagVersion(response, found);
  response.json(found);
}

async function write(request: Request, response: Response, context: Context): Promise<void> {
  const { resource } = await asked(request, context, true);
  if (resource.name !== 'admin-users') throw new HttpError(403, 'no_right');
  if (request.method === 'POST') {
    response.status(201).json(await createAdminUser(request, response, context));
    return;
  }
  const id = Number(idOf(request, resource.name));
  if (request.method === 'PUT')
    response.json(await changeAdminUser(id, request, response, context));
  else response.json(await removeAdminUser(id, request, context));
}

/** `/api/rest/{resource}`: the dialect of ra-data-simple-rest on the store, with each resource's rights. */
export function restRouter(context: Context): Router {
  const run =
    (work: typeof list): RequestHandler =>
    (request, response, next) => {
      work(request, response, context).catch(next);
    };
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:resource', run(list));
  router.post('/:resource', run(write));
  router.get('/:resource/:id', run(read));
  router.put('/:resource/:id', run(write));
  router.delete('/:resource/:id', run(write));
  return router;
}
