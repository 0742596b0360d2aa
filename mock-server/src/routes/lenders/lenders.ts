import { nowIso } from '../../clock';
import {
  createLender,
  getLenderData,
  getLendersData,
  safeDeleteLender,
  updateLenderData,
} from '@marketplace/shared/api';
import type { Collections, LenderRecord } from '../../data/records';
import { lenderView } from '../../data/views';
import { notFound } from '../../httpError';
import { say } from '../../messages/say';
import type { Reader } from '../../store/port';
import { handle, numberIn } from '../kit/handle';
import { checkUnique } from '../kit/uniqueName';
import { lenderChange } from './lenderChange';
import { newLender } from './newLender';

/** A lender that is not deleted; 404 otherwise. */
export async function liveLender(
  reader: Reader<Collections>,
  id: number,
): Promise<Readonly<LenderRecord>> {
  const lender = await reader.get('lenders', id);
  if (!lender || lender.deleted_at !== null) throw notFound();
  return lender;
}

export const lenderRoutes = [
  handle(getLendersData, async (_, { store }) => {
    const { rows } = await store.find('lenders', { filter: { deleted_at: null } });
    return { lenders: rows.map(lenderView) };
  }),
  handle(getLenderData, async ({ params }, { store }) => ({
    lender: lenderView(await liveLender(store, numberIn(params.lenderId))),
  })),
  handle(createLender, async ({ body, language }, { store }) => {
    const lender = await store.tx(async (writer) => {
      const { rows } = await writer.find('lenders');
      checkUnique(rows, 'name', body.name);
      const highest = rows.at(-1)?.id ?? 0;
      return writer.insert('lenders', newLender(highest + 1, body.name));
    });
    return { success: true, message: say(language, 'lender_created'), lender_id: lender.id };
  }),
  handle(updateLenderData, async ({ body, language }, { store }) => {
    const { lender_id, property, value } = body;
    await store.tx(async (writer) => {
      const lender = await liveLender(writer, lender_id);
      await writer.update(
        'lenders',
        lender_id,
        await lenderChange(writer, lender, { property, value }, language),
      );
    });
    return { success: true, message: say(language, 'lender_updated') };
  }),
  handle(safeDeleteLender, async ({ body, language }, { store }) => {
    await store.tx(async (writer) => {
      await liveLender(writer, body.lender_id);
      await writer.update('lenders', body.lender_id, {
        deleted_at: nowIso(),
        lender_status: 0,
      });
    });
    return { success: true, message: say(language, 'lender_deleted') };
  }),
];
