import { isDeepStrictEqual } from 'node:util';
import type { InferType } from 'yup';
import { DEFAULT_FUNNEL, type Funnel, funnelVersionSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { saveChange } from '../../../data/changes';
import { findFunnelVersion } from '../../../data/partners/partners';
import type { Collections, FunnelRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Patch, Reader, Writer } from '../../../store/port';
import { defineControlledChange } from '../../approvals/controlledChange';
import { requireAskingPartner, toContentSubject } from '../contentChange';

/** A publication, with the content that an admin sees before it counts. */
export const publicationSchema = funnelVersionSchema.pick(['content', 'note', 'restored_from']);

/** The texts that a borrower could take for a promise. */
const REVIEWED = ['headline_en', 'headline_hi', 'subline_en', 'subline_hi'] as const;

/** Who changes a funnel. */
export interface Author {
  readonly partnerId: number;
  readonly name: string;
}

/** Saves a change of the partner's funnel; creates the funnel at the first draft. */
export async function saveFunnel(
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
      live: DEFAULT_FUNNEL,
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

type Publication = InferType<typeof publicationSchema>;

/** Loads the content that a partner's borrowers see now. */
async function loadLive(reader: Reader<Collections>, partnerId: number): Promise<Funnel> {
  const published = (await reader.get('funnels', partnerId))?.published ?? 0;
  return (await findFunnelVersion(reader, partnerId, published))?.content ?? DEFAULT_FUNNEL;
}

/** Adds a version and publishes it, in the writer's transaction. */
async function publish(
  writer: Writer<Collections>,
  author: Author,
  publication: Publication,
  seen: number | undefined,
): Promise<void> {
  const { partnerId, name } = author;
  const { content } = publication;
  if (isDeepStrictEqual(content, await loadLive(writer, partnerId)))
    throw new HttpError(409, 'funnel_unchanged');
  const number = ((await writer.get('funnels', partnerId))?.published ?? 0) + 1;
  const published_at = nowIso();
  const draft = {
    draft: content,
    draft_saved_at: published_at,
    draft_saved_by: name,
  };
  const isRestored = publication.restored_from !== null;
  await saveFunnel(
    writer,
    author,
    { published: number, live: content, ...(isRestored && draft) },
    seen,
  );
  await writer.insert('funnel_versions', {
    ...publication,
    partner_id: partnerId,
    number,
    published_at,
    published_by: name,
  });
}

/** A partner's publication of its funnel. New texts wait for an admin where the rule is on. */
export const funnelChange = defineControlledChange(
  'publishFunnel',
  (_params, body) => ({ params: {}, body: publicationSchema.cast(body) }),
  {
    async getKind(reader, { body: { content }, session }) {
      const { partner } = await requireAskingPartner(reader, session);
      const live = await loadLive(reader, partner.id);
      return REVIEWED.some((field) => content[field] !== live[field]) ? 'funnel' : undefined;
    },
    subject: toContentSubject,
    async apply(writer, { body, session, getVersion }) {
      const { partner, name } = await requireAskingPartner(writer, session);
      await publish(writer, { partnerId: partner.id, name }, body, getVersion({}));
      return {};
    },
  },
);
