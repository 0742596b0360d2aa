import {
  type BulkWrites,
  CreateDialogButton,
  ListPage,
  SchemaInput,
  useConfirmedDelete,
  useSave,
} from '@marketplace/shared/admin';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { type RaRecord, useRefresh } from 'react-admin';
import { HistoryDialog } from '../../history';
import { CardOrderButton } from './CardOrderButton';
import { buildCreditCardColumns } from './creditCardColumns';

/** An admin can revert every field of a card that an admin can change; an order is undone as a whole. */
const REVERTIBLE = Object.keys(creditCardSchema.fields).filter(
  (name) => name !== 'category_id' && name !== 'sort_order',
);

type Changes = Readonly<Record<string, unknown>>;

/** Changes of these fields reload the list: a switch, and the fields that order the list. */
const RELOADING = new Set(['status', 'secured', 'sort_order']);

const BULK: BulkWrites = {
  remove: { question: 'credit_cards.delete_many_question', success: 'credit_cards.deleted_many' },
  flags: ['status', 'secured'].map((name) => getFieldDescription(creditCardSchema, name)),
};

/** A new card needs only a name; the server puts it last and switches it off. */
const NEW_CARD = creditCardSchema.pick(['category_name']);

/** Lists the cards in the catalogue's order; an admin edits them in place. */
export function CreditCardList() {
  const translate = useTranslate();
  const save = useSave('credit-cards', translate('credit_cards.updated'), translate('kit.error'));
  const refresh = useRefresh();
  const saveAndReload = async (record: RaRecord, changes: Changes) => {
    await save(record, changes);
    if (Object.keys(changes).some((name) => RELOADING.has(name))) refresh();
  };
  const remove = useConfirmedDelete('credit-cards', {
    success: translate('credit_cards.deleted'),
    question: (card) =>
      translate('credit_cards.delete_question', { name: String(card['category_name']) }),
  });
  const [chosen, setChosen] = useState<RaRecord>();
  const columns = buildCreditCardColumns({
    translate,
    save: saveAndReload,
    remove,
    showHistory: setChosen,
  });
  return (
    <ListPage
      title={translate('ui.admin_routes.credit_cards')}
      sort={{ field: 'sort_order', order: 'ASC' }}
      actions={
        <>
          <CardOrderButton onClose={refresh} />
          <CreateDialogButton
            label={translate('credit_cards.add')}
            submitLabel={translate('kit.form.add')}
            success={() => translate('credit_cards.created')}
            schema={NEW_CARD}
          >
            <SchemaInput
              autoFocus
              source="category_name"
              hint={translate('credit_cards.name_hint')}
            />
          </CreateDialogButton>
        </>
      }
      empty={{ text: 'kit.list.empty_add' }}
      searchLabel={translate('credit_cards.search')}
      moreFilters={['status', 'secured', 'annual_fee']}
      columns={columns}
      compact
      bulk={BULK}
    >
      {chosen && (
        <HistoryDialog
          resource="credit-cards"
          collection="credit_cards"
          record={chosen}
          title={translate('audit.history_of', { name: String(chosen['category_name']) })}
          fields={REVERTIBLE}
          save={saveAndReload}
          onClose={() => setChosen(undefined)}
        />
      )}
    </ListPage>
  );
}
