import {
  type BulkWrites,
  type DeleteTexts,
  ListToolbar,
  PageHeader,
  RecordTable,
  useConfirmedDelete,
  usePersistedOpen,
  useSave,
} from '@marketplace/shared/admin';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { ADD_LENDER, AddLender } from './AddLender';
import { lenderColumns } from './lenderColumns';
import { useLenderFilters } from './useLenderFilters';

const BULK: BulkWrites = {
  remove: { question: 'lenders.delete_many_question', success: 'lenders.deleted_many' },
  flags: ['lender_status', 'salaried', 'self_employed', 'business'].map((name) =>
    getFieldDescription(lenderSchema, name),
  ),
};

/** Every lender with what it asks for, edited in place. */
export function LenderList() {
  const translate = useTranslate();
  const [adding, setAdding] = usePersistedOpen(ADD_LENDER);
  const save = useSave('lenders', translate('lenders.updated'), translate('lenders.failed'));
  const texts = useMemo(
    (): DeleteTexts => ({
      success: translate('lenders.deleted'),
      question: ({ name }) => translate('lenders.delete_question', { name: String(name) }),
    }),
    [translate],
  );
  const remove = useConfirmedDelete('lenders', texts);
  const columns = useMemo(
    () => lenderColumns({ translate, save, remove }),
    [translate, save, remove],
  );
  const filters = useLenderFilters();
  const title = translate('ui.admin_routes.lenders');
  return (
    <ListBase sort={{ field: 'name', order: 'ASC' }} perPage={25}>
      <PageHeader
        title={title}
        actions={<Button onClick={() => setAdding(true)}>{translate('lenders.add')}</Button>}
      />
      <ListToolbar searchLabel={translate('lenders.search')} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} pinned bulk={BULK} />
      {adding && <AddLender onClose={() => setAdding(false)} />}
    </ListBase>
  );
}
