import { nowIso } from '../../../clock';
import {
  createLender,
  createLenderGroup,
  getLenderData,
  getLenderFields,
  getLenderGroups,
  getLendersData,
  safeDeleteLender,
  updateLenderData,
} from '@marketplace/shared/api';
import {
  createEmptyRecord,
  createFieldSelector,
  getUniqueSlug,
  LENDER_CRITERIA,
  lenderSchema,
  toSlug,
} from '@marketplace/shared/schema';
import { checkVersion, saveChange } from '../../../data/changes';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import type { Collections } from '../../../data/records';
import { lenderGroupView, toLenderView } from '../../../data/views';
import { translate } from '../../../messages/translate';
import type { Reader } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import type { Subject } from '../../approvals/requestApproval';
import { handle, parseIdParam } from '../../kit/handle';
import { setVersionTag } from '../../kit/expectedVersion';
import { removeDependents } from '../../kit/declaredRules';
import { checkUnique, saveDeletedRecord, requireLive } from '../../kit/liveRecords';
import { buildLenderPatch } from './buildLenderPatch';
import { recordStatusChange } from './recordStatusChange';

const isLenderField = (name: string): name is keyof typeof lenderSchema.fields =>
  Object.hasOwn(lenderSchema.fields, name);

const loadSubject = async (reader: Reader<Collections>, id: number): Promise<Subject> => {
  const { name } = await requireLive(reader, 'lenders', id);
  return { title: name, page: `/lenders/${id}` };
};

export const updateLenderCall = controlledCall(updateLenderData, {
  getKind: (_reader, { body: { property } }) =>
    LENDER_CRITERIA.some((name) => name === property)
      ? 'criteria'
      : property === 'lender_group_ids'
        ? 'commission'
        : undefined,
  subject: (reader, { body }) => loadSubject(reader, body.lender_id),
  async apply(writer, { body, language, session, getVersion }) {
    const { lender_id, property, value } = body;
    const seen = getVersion(body);
    const old = await requireLive(writer, 'lenders', lender_id);
    const patch = await buildLenderPatch(writer, old, { property, value }, language);
    const saved = await saveChange(writer, 'lenders', { old, patch, seen, view: toLenderView });
    if (saved.lender_status !== old.lender_status) {
      const event = saved.lender_status === 1 ? 'on' : 'off';
      await recordStatusChange(writer, session, { lender_id, event });
    }
    const { version } = saved;
    return { success: true, message: translate(language, 'lender_updated'), version };
  },
  toWaiting: (answer, waiting) => ({ ...answer, ...waiting }),
});

/** Deletes a lender softly. */
export const deleteLenderCall = controlledCall(safeDeleteLender, {
  getKind: () => 'deletion',
  subject: (reader, { body }) => loadSubject(reader, body.lender_id),
  async apply(writer, { body, language, session, getVersion }) {
    const old = await requireLive(writer, 'lenders', body.lender_id);
    checkVersion(old, getVersion(body), { view: toLenderView(old) });
    await removeDependents(writer, { session, language }, 'lenders', old.id);
    const { id: record_id, lender_status } = old;
    await saveDeletedRecord(writer, session, {
      collection: 'lenders',
      record_id,
      values: { lender_status },
    });
    await writer.update('lenders', body.lender_id, { deleted_at: nowIso(), lender_status: 0 });
    return { success: true, message: translate(language, 'lender_deleted') };
  },
  toWaiting: (answer, { message, pending_id }) => ({ ...answer, message, pending_id }),
});

export const lenderRoutes = [
  handle(getLendersData, async ({ response }, { store }) => {
    const { rows } = await store.find('lenders', { filter: { deleted_at: null } });
    response.set('Cache-Control', 'private, no-cache').vary('Authorization');
    return { lenders: rows.map(toLenderView) };
  }),
  handle(getLenderFields, async ({ query }, { store }) => {
    const { rows } = await store.find('lenders', { filter: { deleted_at: null } });
    const fields = (query?.fields ?? []).filter(isLenderField);
    const select = createFieldSelector(lenderSchema.pick(['lender_id', ...fields]).partial());
    return { lenders: rows.map((row) => select(toLenderView(row))) };
  }),
  handle(getLenderData, async ({ params, response }, { store }) => {
    const lender = toLenderView(await requireLive(store, 'lenders', parseIdParam(params.lenderId)));
    setVersionTag(response, lender);
    return { lender };
  }),
  handle(createLender, async ({ body, language }, { store }) => {
    const lender = await store.tx(async (writer) => {
      const { rows } = await writer.find('lenders');
      checkUnique(rows, 'name', body.name);
      const taken = new Set(rows.flatMap((row) => [getLenderSlug(row), toSlug(row.name)]));
      const id = (rows.at(-1)?.id ?? 0) + 1;
      return writer.insert('lenders', {
        ...createEmptyRecord(lenderSchema),
        id,
        lender_id: id,
        name: body.name,
        slug: getUniqueSlug(body.name, taken),
        product: 'personal_loan',
        deleted_at: null,
      });
    });
    return { success: true, message: translate(language, 'lender_created'), lender_id: lender.id };
  }),
  handle(getLenderGroups, async (_, { store }) => {
    const { rows } = await store.find('lender_groups', { filter: { deleted_at: null } });
    return { success: true, lenderGroups: rows.map(lenderGroupView) };
  }),
  handle(createLenderGroup, async ({ body, language }, { store }) => {
    const group = await store.tx(async (writer) => {
      const { rows } = await writer.find('lender_groups');
      checkUnique(rows, 'name', body.name);
      return writer.insert('lender_groups', { name: body.name, deleted_at: null });
    });
    return {
      success: true,
      message: translate(language, 'lender_group_created'),
      lenderGroup: lenderGroupView(group),
    };
  }),
];
