import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerOf,
  getFunnel,
  publishFunnel,
  restoreFunnel,
  saveFunnelDraft,
} from '@marketplace/shared/api';
import {
  DEFAULT_FUNNEL,
  type Funnel,
  funnelVersionSchema,
  createFieldSelector,
} from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { saveChange } from '../../../data/changes';
import { findFunnelVersion } from '../../../data/partners/partners';
import type { Collections, FunnelRecord } from '../../../data/records';
import { HttpError, notFound } from '../../../httpError';
import { changesNothing } from '../../../store/applyPatch';
import type { Patch, Reader, Writer } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle, parseIdParam } from '../../kit/handle';
import { requireOwnSession } from '../integration/requireOwnSession';

const versionView = createFieldSelector(funnelVersionSchema);

async function loadFunnel(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<AnswerOf<typeof getFunnel>> {
  const funnel = await reader.get('funnels', partnerId);
  const { rows } = await reader.find('funnel_versions', {
    filter: { partner_id: partnerId },
    sort: ['number', 'DESC'],
  });
  return {
    data: {
      draft: funnel?.draft ?? DEFAULT_FUNNEL,
      draft_saved_at: funnel?.draft_saved_at ?? null,
      draft_saved_by: funnel?.draft_saved_by ?? '',
      versions: rows.map(versionView),
      version: funnel?.version ?? 0,
    },
  };
}

interface Author {
  readonly partnerId: number;
  readonly name: string;
}

async function requireAuthor(
  reader: Reader<Collections>,
  session: Parameters<typeof requireOwnSession>[0],
): Promise<Author> {
  const { partnerId, accountId } = requireOwnSession(session);
  const account = await reader.get('accounts', accountId);
  return { partnerId, name: account?.name ?? '' };
}

/** Saves a change of the partner's funnel; creates the funnel at the first draft. */
async function saveFunnel(
  writer: Writer<Collections>,
  { partnerId, name }: Author,
  patch: Patch<FunnelRecord>,
  seen: number | undefined,
  stamp: Patch<FunnelRecord> = {},
): Promise<void> {
  const known = await writer.get('funnels', partnerId);
  const old =
    known ??
    (await writer.insert('funnels', {
      id: partnerId,
      draft: DEFAULT_FUNNEL,
      draft_saved_at: nowIso(),
      draft_saved_by: name,
      published: 0,
    }));
  await saveChange(writer, 'funnels', {
    old,
    patch,
    stamp,
    // Nobody can have seen a version of what has just been made.
    seen: known && seen,
    view: (funnel) => funnel,
  });
}

interface Publication {
  readonly content: Funnel;
  readonly note: string;
  readonly restored_from: number | null;
}

/** Adds a version and publishes it, in the writer's transaction. */
async function publish(
  writer: Writer<Collections>,
  author: Author,
  publication: Publication,
  seen: number | undefined,
): Promise<void> {
  const { partnerId, name } = author;
  const published = (await writer.get('funnels', partnerId))?.published ?? 0;
  const current = await findFunnelVersion(writer, partnerId, published);
  if (isDeepStrictEqual(publication.content, current?.content ?? DEFAULT_FUNNEL))
    throw new HttpError(409, 'funnel_unchanged');
  const number = published + 1;
  const published_at = nowIso();
  const draft = {
    draft: publication.content,
    draft_saved_at: published_at,
    draft_saved_by: name,
  };
  const isRestored = publication.restored_from !== null;
  await saveFunnel(writer, author, { published: number, ...(isRestored && draft) }, seen);
  await writer.insert('funnel_versions', {
    ...publication,
    partner_id: partnerId,
    number,
    published_at,
    published_by: name,
  });
}

export const funnelRoutes = [
  handle(getFunnel, ({ session }, { store }) => loadFunnel(store, session?.partner_id ?? 0)),
  handle(saveFunnelDraft, ({ body, session, request }, { store }) => {
    const { version: _, ...draft } = body;
    const seen = getExpectedVersion(request, body);
    return store.tx(async (writer) => {
      const author = await requireAuthor(writer, session);
      const known = await writer.get('funnels', author.partnerId);
      if (!known && changesNothing(DEFAULT_FUNNEL, draft))
        return loadFunnel(writer, author.partnerId);
      const stamp = { draft_saved_at: nowIso(), draft_saved_by: author.name };
      await saveFunnel(writer, author, { draft }, seen, stamp);
      return loadFunnel(writer, author.partnerId);
    });
  }),
  handle(publishFunnel, ({ body, session, request }, { store }) => {
    const seen = getExpectedVersion(request, body);
    return store.tx(async (writer) => {
      const author = await requireAuthor(writer, session);
      const content = (await writer.get('funnels', author.partnerId))?.draft ?? DEFAULT_FUNNEL;
      await publish(writer, author, { content, note: body.note, restored_from: null }, seen);
      return loadFunnel(writer, author.partnerId);
    });
  }),
  handle(restoreFunnel, ({ params, body, session, request }, { store }) => {
    const number = parseIdParam(params.number);
    const seen = getExpectedVersion(request, body);
    return store.tx(async (writer) => {
      const author = await requireAuthor(writer, session);
      const earlier = await findFunnelVersion(writer, author.partnerId, number);
      if (!earlier) throw notFound();
      const { content } = earlier;
      await publish(writer, author, { content, note: body.note, restored_from: number }, seen);
      return loadFunnel(writer, author.partnerId);
    });
  }),
];
