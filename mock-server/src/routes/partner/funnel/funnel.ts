import {
  type AnswerOf,
  getFunnel,
  publishFunnel,
  restoreFunnel,
  saveFunnelDraft,
} from '@marketplace/shared/api';
import {
  DEFAULT_FUNNEL,
  funnelVersionSchema,
  createFieldSelector,
} from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import type { Session } from '../../../auth/sessions';
import type { Context } from '../../../context';
import { findFunnelVersion } from '../../../data/partners/partners';
import type { Collections } from '../../../data/records';
import { notFound } from '../../../httpError';
import { changesNothing } from '../../../store/applyPatch';
import type { Reader } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle, parseIdParam } from '../../kit/handle';
import { findContentChange, toContentChange } from '../contentChange';
import { requireOwnSession } from '../integration/requireOwnSession';
import { type Author, funnelChange, publicationSchema, saveFunnel } from './funnelChange';

const versionView = createFieldSelector(funnelVersionSchema);

async function loadFunnel(
  reader: Reader<Collections>,
  partnerId: number,
): Promise<AnswerOf<typeof getFunnel>> {
  const funnel = await reader.get('funnels', partnerId);
  const change = await findContentChange(reader, 'funnels', partnerId);
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
      change: change
        ? { ...toContentChange(change), content: publicationSchema.cast(change.body).content }
        : null,
      version: funnel?.version ?? 0,
    },
  };
}

async function requireAuthor(
  reader: Reader<Collections>,
  session: Parameters<typeof requireOwnSession>[0],
): Promise<Author> {
  const { partnerId, accountId } = requireOwnSession(session);
  const account = await reader.get('accounts', accountId);
  return { partnerId, name: account?.name ?? '' };
}

/** Publishes a content, or lets it wait for an admin; returns the funnel's state. */
async function changeFunnel(
  context: Context,
  session: Session | undefined,
  body: Parameters<typeof funnelChange.run>[1]['body'],
  seen: number | undefined,
): Promise<AnswerOf<typeof getFunnel>> {
  const { partnerId } = requireOwnSession(session);
  await funnelChange.run(context, {
    params: {},
    body,
    language: 'en',
    session,
    getVersion: () => seen,
  });
  return loadFunnel(context.store, partnerId);
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
  handle(publishFunnel, async ({ body: { note, version }, session, request }, context) => {
    const { partnerId } = requireOwnSession(session);
    const content = (await context.store.get('funnels', partnerId))?.draft ?? DEFAULT_FUNNEL;
    const seen = getExpectedVersion(request, { version });
    return changeFunnel(context, session, { content, note, restored_from: null }, seen);
  }),
  handle(restoreFunnel, async ({ params, body: { note, version }, session, request }, context) => {
    const number = parseIdParam(params.number);
    const { partnerId } = requireOwnSession(session);
    const earlier = await findFunnelVersion(context.store, partnerId, number);
    if (!earlier) throw notFound();
    const seen = getExpectedVersion(request, { version });
    const publication = { content: earlier.content, note, restored_from: number };
    return changeFunnel(context, session, publication, seen);
  }),
];
