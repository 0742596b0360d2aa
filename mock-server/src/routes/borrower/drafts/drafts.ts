import { dropFormDraft, getDraft, getDrafts, saveFormDraft } from '@marketplace/shared/api';
import type { DraftValue } from '@marketplace/shared/schema';
import { DRAFT_LIMITS, createFieldSelector, formDraftSchema } from '@marketplace/shared/schema';
import { omitSecrets } from '@marketplace/shared/session';
import { nowIso } from '../../../clock';
import { holdsPan } from '../../../data/borrowers/scrubText';
import type { Collections, FormDraftRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { HttpError, notFound } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { changesNothing } from '../../../store/applyPatch';
import { handle } from '../../kit/handle';

const FORM_NAME = /^[a-z][a-z0-9-]{0,39}$/u;

/** Converts a draft for its author. */
export const draftView = createFieldSelector(formDraftSchema);

/** Removes what a draft must not store: fields that hold secrets, and values that contain a PAN. */
function withoutSensitive(
  values: Readonly<Record<string, DraftValue>>,
): Record<string, DraftValue> {
  const allowed = omitSecrets(values);
  if (typeof allowed !== 'object' || allowed === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        Object.hasOwn(allowed, name) && !(typeof value === 'string' && holdsPan(value)),
    ),
  );
}

async function findDrafts(
  reader: Reader<Collections>,
  userId: string,
): Promise<readonly Readonly<FormDraftRecord>[]> {
  return (await reader.find('form_drafts', { filter: { user_id: userId } })).rows;
}

function parseForm(params: { readonly form: string }): string {
  if (!FORM_NAME.test(params.form)) throw notFound();
  return params.form;
}

export const draftRoutes = [
  handle(getDraft, async ({ params }, { store }) => {
    const form = parseForm(params);
    const found = (await findDrafts(store, params.id)).find((draft) => draft.form === form);
    return { data: found ? draftView(found) : null };
  }),
  handle(getDrafts, async ({ params }, { store }) => ({
    data: (await findDrafts(store, params.id)).map(draftView),
  })),
  handle(saveFormDraft, async ({ params, body }, { store }) => {
    const form = parseForm(params);
    const { shape, step, version } = body;
    const content = { shape, step, values: withoutSensitive(body.values) };
    const saved = await store.tx(async (writer) => {
      await requireRecord(writer, 'users', params.id);
      const drafts = await findDrafts(writer, params.id);
      const old = drafts.find((draft) => draft.form === form);
      if ((old?.version ?? 0) !== version) {
        throw new HttpError(409, 'draft_changed', old ? { current: draftView(old) } : {});
      }
      if (old && changesNothing(old, content)) return old;
      const stamped = { ...content, saved_at: nowIso() };
      if (old) return writer.update('form_drafts', old.id, stamped);
      if (drafts.length >= DRAFT_LIMITS.forms) throw new HttpError(409, 'too_many_drafts');
      return writer.insert('form_drafts', { user_id: params.id, form, ...stamped });
    });
    return { data: draftView(saved) };
  }),
  handle(dropFormDraft, async ({ params, language }, { store }) => {
    const form = parseForm(params);
    await store.tx(async (writer) => {
      const old = (await findDrafts(writer, params.id)).find((draft) => draft.form === form);
      if (old) await writer.remove('form_drafts', old.id);
    });
    return { success: true, message: translate(language, 'draft_dropped') };
  }),
];
