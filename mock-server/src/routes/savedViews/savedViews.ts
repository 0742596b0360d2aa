import {
  createSavedView,
  deleteSavedView,
  getSavedViews,
  updateSavedView,
} from '@marketplace/shared/api';
import { maskPersonal } from '@marketplace/shared/format';
import { canUse } from '@marketplace/shared/resources';
import { SAVED_VIEW_LIMITS, type SavedView } from '@marketplace/shared/schema';
import { toAdminRole } from '@marketplace/shared/session';
import type { Session } from '../../auth/sessions';
import type { Collections, SavedViewRecord } from '../../data/records';
import { HttpError, notFound } from '../../httpError';
import { translate } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { handle } from '../kit/handle';

type Owner = Pick<SavedViewRecord, 'area' | 'account_id' | 'partner_id'>;
type View = Readonly<SavedViewRecord>;

/** Returns the owner of a session's views. An admin who acts as a partner has separate views for that partner. */
function requireOwner(session: Session | undefined): Owner {
  if (!session || session.area === 'consumer' || session.account_id === null)
    throw new HttpError(403, 'forbidden');
  const { area, account_id, partner_id } = session;
  return { area, account_id, partner_id };
}

const isOwn = (view: View, owner: Owner): boolean =>
  view.area === owner.area &&
  view.account_id === owner.account_id &&
  view.partner_id === owner.partner_id;

async function toSavedViewView(
  reader: Reader<Collections>,
  record: View,
  owner: Owner,
): Promise<SavedView> {
  const { area: _area, account_id, partner_id: _partner, version: _version, ...view } = record;
  const account = await reader.get('accounts', account_id);
  return { ...view, own: isOwn(record, owner), owner_name: account?.name ?? '' };
}

function requireList(session: Session | undefined, resource: string): void {
  const role = toAdminRole(session?.role_id ?? 0);
  if (session?.area === 'admin' && !canUse(role, resource, 'read'))
    throw new HttpError(403, 'forbidden');
}

/** Throws 409 if the account has the maximum number of views, or another one of that name for the list. */
async function requireCapacity(
  reader: Reader<Collections>,
  owner: Owner,
  { id, resource, name }: Pick<SavedView, 'resource' | 'name'> & { id?: string },
): Promise<void> {
  const { rows } = await reader.find('saved_views', { filter: { ...owner } });
  const others = rows.filter((view) => view.id !== id);
  if (others.some((view) => view.resource === resource && view.name === name))
    throw new HttpError(409, 'view_name_taken', { errors: { name: 'view_name_taken' } });
  if (others.length >= SAVED_VIEW_LIMITS.views) throw new HttpError(409, 'too_many_views');
}

/** Refuses a filter that identifies a person, because the view would outlive the person's erasure. */
function requireImpersonal({
  filter = {},
  page_query = '',
}: Partial<Pick<SavedView, 'filter' | 'page_query'>>): void {
  const values = JSON.stringify(filter).replaceAll(/[[\]{}:"]/gu, ',');
  const text = [values, ...new URLSearchParams(page_query).values()].join(',');
  if (maskPersonal(text) !== text)
    throw new HttpError(422, 'view_personal', { errors: { filter: 'view_personal' } });
}

/** Only admins share views, because no partner may see another partner's filters. */
function requireShareable(owner: Owner, shared: boolean | undefined): void {
  if (shared === true && owner.area !== 'admin') throw new HttpError(403, 'forbidden');
}

async function requireOwn(reader: Reader<Collections>, id: string, owner: Owner): Promise<View> {
  const view = await reader.get('saved_views', id);
  // Do not reveal whether somebody else's view exists.
  if (!view || !isOwn(view, owner)) throw notFound();
  return view;
}

/** Deletes the views of a removed account. */
export async function removeSavedViews(
  writer: Writer<Collections>,
  account_id: number,
): Promise<void> {
  const { rows } = await writer.find('saved_views', { filter: { account_id } });
  for (const { id } of rows) await writer.remove('saved_views', id);
}

export const savedViewRoutes = [
  handle(getSavedViews, async ({ query: { resource }, session }, { store }) => {
    const owner = requireOwner(session);
    requireList(session, resource);
    const own = await store.find('saved_views', { filter: { ...owner, resource } });
    const shared =
      owner.area === 'admin'
        ? await store.find('saved_views', { filter: { area: 'admin', resource, shared: true } })
        : { rows: [] };
    const views = [...own.rows, ...shared.rows.filter((view) => !isOwn(view, owner))];
    views.sort((one, other) => one.name.localeCompare(other.name));
    return { data: await Promise.all(views.map((view) => toSavedViewView(store, view, owner))) };
  }),
  handle(createSavedView, async ({ body, session }, { store }) => {
    const owner = requireOwner(session);
    requireList(session, body.resource);
    requireShareable(owner, body.shared);
    requireImpersonal(body);
    const saved = await store.tx(async (writer) => {
      await requireCapacity(writer, owner, body);
      return writer.insert('saved_views', { ...owner, ...body });
    });
    return { data: await toSavedViewView(store, saved, owner) };
  }),
  handle(updateSavedView, async ({ params, body, session }, { store }) => {
    const owner = requireOwner(session);
    requireShareable(owner, body.shared);
    requireImpersonal(body);
    const saved = await store.tx(async (writer) => {
      const view = await requireOwn(writer, params.id, owner);
      await requireCapacity(writer, owner, { ...view, name: body.name ?? view.name });
      return writer.update('saved_views', view.id, body);
    });
    return { data: await toSavedViewView(store, saved, owner) };
  }),
  handle(deleteSavedView, async ({ params, session, language }, { store }) => {
    const owner = requireOwner(session);
    await store.tx(async (writer) => {
      const view = await requireOwn(writer, params.id, owner);
      await writer.remove('saved_views', view.id);
    });
    return { success: true, message: translate(language, 'view_deleted') };
  }),
];
