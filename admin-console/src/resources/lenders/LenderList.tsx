import {
  type BulkWrites,
  buildChoiceFilter,
  CreateDialogButton,
  type DeleteTexts,
  ListPage,
  SchemaInput,
  useConfirmedDelete,
} from '@marketplace/shared/admin';
import { EMPLOYMENTS } from '@marketplace/shared/lending';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useMemo } from 'react';
import { BulkSwitches, useLenderSave } from '../../lenderSwitch';
import { buildLenderColumns } from './lenderColumns';

const BULK: BulkWrites = {
  remove: { question: 'lenders.delete_many_question', success: 'lenders.deleted_many' },
  actions: <BulkSwitches />,
  flags: EMPLOYMENTS.map((name) => getFieldDescription(lenderSchema, name)),
};

/** A new lender needs only a name; an admin fills in the rest afterwards. */
const NEW_LENDER = lenderSchema.pick(['name']);

/** Lists every lender with its criteria; an admin edits them in place. */
export function LenderList() {
  const translate = useTranslate();
  const { save, panel } = useLenderSave();
  const texts = useMemo(
    (): DeleteTexts => ({
      success: translate('lenders.deleted'),
      question: ({ name }) => translate('lenders.delete_question', { name: String(name) }),
    }),
    [translate],
  );
  const remove = useConfirmedDelete('lenders', texts);
  const columns = useMemo(
    () => buildLenderColumns({ translate, save, remove }),
    [translate, save, remove],
  );
  const filters = [
    buildChoiceFilter('lender_status', translate('fields.status'), [
      { id: 1, name: translate('kit.flag.on') },
      { id: 0, name: translate('kit.flag.off') },
    ]),
    'ticket_class',
  ];
  return (
    <ListPage
      title={translate('ui.admin_routes.lenders')}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      actions={
        <CreateDialogButton
          label={translate('lenders.add')}
          success={() => translate('lenders.created')}
          schema={NEW_LENDER}
        >
          <SchemaInput autoFocus source="name" hint={translate('lenders.name_hint')} />
        </CreateDialogButton>
      }
      empty={{ text: 'kit.list.empty_add' }}
      searchLabel={translate('lenders.search')}
      filters={filters}
      columns={columns}
      pinned
      compact
      bulk={BULK}
    >
      {panel}
    </ListPage>
  );
}
