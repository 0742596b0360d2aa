import { nowIso } from '../../../clock';
import {
  createCreditCard,
  getCreditCardsData,
  safeDeleteCreditCard,
  setCreditCardOrder,
  updateCreditCardData,
} from '@marketplace/shared/api';
import { creditCardSchema, createEmptyRecord } from '@marketplace/shared/schema';
import { checkVersion, saveChange } from '../../../data/changes';
import type { CreditCardRecord } from '../../../data/records';
import { creditCardView } from '../../../data/views';
import { wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Patch } from '../../../store/port';
import { controlledCall } from '../../approvals/controlledCall';
import { handle } from '../../kit/handle';
import { validateProperty } from '../../kit/validation/validateProperty';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { checkUnique, saveDeletedRecord, requireLive } from '../../kit/liveRecords';

export const deleteCardCall = controlledCall(safeDeleteCreditCard, {
  getKind: () => 'deletion',
  async subject(reader, { body }) {
    const { category_name } = await requireLive(reader, 'credit_cards', body.category_id);
    return { title: category_name, page: '/credit-cards' };
  },
  async apply(writer, { body, language, session, getVersion }) {
    const old = await requireLive(writer, 'credit_cards', body.category_id);
    checkVersion(old, getVersion(body), { view: creditCardView(old) });
    const { id: record_id, status } = old;
    await saveDeletedRecord(writer, session, {
      collection: 'credit_cards',
      record_id,
      values: { status },
    });
    await writer.update('credit_cards', old.id, { deleted_at: nowIso(), status: 0 });
    return { message: translate(language, 'card_deleted') };
  },
  toWaiting: (_answer, { message, pending_id }) => ({ message, pending_id }),
});

export const cardRoutes = [
  handle(getCreditCardsData, async ({ session }, { store }) => {
    const shown = session?.area === 'admin' ? {} : { status: 1 };
    const { rows } = await store.find('credit_cards', {
      filter: { deleted_at: null, ...shown },
      sort: ['sort_order', 'ASC'],
    });
    return rows.map(creditCardView);
  }),
  handle(createCreditCard, async ({ body, language }, { store }) => {
    const card = await store.tx(async (writer) => {
      const { rows } = await writer.find('credit_cards');
      checkUnique(rows, 'category_name', body.category_name);
      const id = (rows.at(-1)?.id ?? 0) + 1;
      const lastPosition = Math.max(0, ...rows.map((row) => row.sort_order));
      return writer.insert('credit_cards', {
        ...createEmptyRecord(creditCardSchema),
        id,
        category_id: id,
        category_name: body.category_name,
        sort_order: Math.min(lastPosition + 1, 9999),
        deleted_at: null,
      });
    });
    return { message: translate(language, 'card_created'), category_id: card.id };
  }),
  handle(updateCreditCardData, async ({ body, language, request }, { store }) => {
    const { category_id, property, value } = body;
    const seen = getExpectedVersion(request, body);
    const { version } = await store.tx(async (writer) => {
      const card = await requireLive(writer, 'credit_cards', category_id);
      if (property === 'category_id') throw wrongField('property', 'cannot_change');
      const patch: Patch<CreditCardRecord> = {
        [property]: validateProperty(creditCardSchema.fields, property, value, language),
      };
      if (patch.category_name !== undefined) {
        const { rows } = await writer.find('credit_cards', { filter: { deleted_at: null } });
        checkUnique(rows, 'category_name', patch.category_name, card.id);
      }
      return saveChange(writer, 'credit_cards', { old: card, patch, seen, view: creditCardView });
    });
    return { success: true, message: translate(language, 'card_updated'), version };
  }),
  handle(setCreditCardOrder, async ({ body, language }, { store }) => {
    const ids = new Set(body.category_ids);
    await store.tx(async (writer) => {
      const { rows } = await writer.find('credit_cards', { filter: { deleted_at: null } });
      const isComplete = rows.every(({ id }) => ids.has(id)) && ids.size === rows.length;
      if (!isComplete || body.category_ids.length !== ids.size)
        throw wrongField('category_ids', 'not_all_cards');
      const cards = new Map(rows.map((card) => [card.id, card]));
      for (const [index, id] of body.category_ids.entries()) {
        const old = cards.get(id);
        const patch = { sort_order: index + 1 };
        if (!old || old.sort_order === patch.sort_order) continue;
        const change = { old, patch, seen: undefined, view: creditCardView };
        await saveChange(writer, 'credit_cards', change);
      }
    });
    return { success: true, message: translate(language, 'card_order_updated') };
  }),
];
