import {
  type BulkWrites,
  fieldFilters,
  ListToolbar,
  PageHeader,
  RecordTable,
  useConfirmedDelete,
  useLanguage,
  usePersistedOpen,
  useSave,
} from '@marketplace/shared/admin';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { ListBase, type RaRecord, useRefresh } from 'react-admin';
import { ADD_CARD, AddCreditCard } from './AddCreditCard';
import { creditCardColumns } from './creditCardColumns';

type Changes = Readonly<Record<string, unknown>>;

/** Changes after which the whole list is loaded anew: a switch, and what the list is ordered by. */
const RELOADING = new Set(['status', 'secured', 'sort_order']);

const BULK: BulkWrites = {
  remove: { question: 'credit_cards.delete_many_question', success: 'credit_cards.deleted_many' },
  flags: ['status', 'secured'].map((name) => getFieldDescription(creditCardSchema, name)),
};

/** The cards of the catalogue in their order, edited in place. */
export function CreditCardList() {
  const translate = useTranslate();
  const [adding, setAdding] = usePersistedOpen(ADD_CARD);
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
  const language = useLanguage();
  const filters = fieldFilters(
    ['status', 'secured', 'annual_fee'].map((name) => getFieldDescription(creditCardSchema, name)),
    translate,
    language,
  );
  const title = translate('ui.admin_routes.credit_cards');
  const columns = creditCardColumns({ translate, save: saveAndReload, remove });
  return (
    <ListBase sort={{ field: 'sort_order', order: 'ASC' }} perPage={50}>
      <PageHeader
        title={title}
        actions={<Button onClick={() => setAdding(true)}>{translate('credit_cards.add')}</Button>}
      />
      <ListToolbar
        searchLabel={translate('credit_cards.search')}
        filters={filters}
        columns={columns}
      />
      <RecordTable title={title} columns={columns} compact bulk={BULK} />
      {adding && <AddCreditCard onClose={() => setAdding(false)} />}
    </ListBase>
  );
}
