import {
  buildCellColumn,
  CreateDialogButton,
  ListPage,
  buildReadColumn,
  SchemaInput,
  type TableColumn,
  useSave,
} from '@marketplace/shared/admin';
import { newPartnerSchema, partnerSchema, getFieldDescription } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import styles from './partners.module.css';

/** Lists the partners with their payouts; an admin edits them in place. */
export function PartnerList() {
  const translate = useTranslate();
  const save = useSave('partners', translate('partners.updated'), translate('kit.error'));
  // The partner's page labels this field 'Access'; in the list it is a yes or no.
  const getField = (name: string) => ({
    ...getFieldDescription(partnerSchema, name),
    ...(name === 'status' && { label: 'fields.active' }),
  });
  const toReadColumn = (name: string): TableColumn => buildReadColumn(getField(name), translate);
  const toCellColumn = (name: string): TableColumn =>
    buildCellColumn({
      schema: partnerSchema,
      field: getField(name),
      translate,
      rowName: 'title',
      save,
    });
  const columns: TableColumn[] = [
    {
      name: 'title',
      label: translate('fields.title'),
      sort: 'title',
      wrap: true,
      width: '10rem',
      render: (record) => (
        <Link className={styles['name']} to={`/partners/${record.id}`}>
          {String(record['title'])}
        </Link>
      ),
    },
    { ...toReadColumn('name'), phone: 'wide', wrap: true, width: '12rem' },
    { ...toReadColumn('url_segment'), phone: 'wide' },
    toCellColumn('revenue_percent'),
    toCellColumn('revenue_flat_fee'),
    { ...toCellColumn('utm_id'), phone: 'wide' },
    toReadColumn('status'),
  ];
  return (
    <ListPage
      title={translate('ui.admin_routes.partners')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <CreateDialogButton
          label={translate('partners.add')}
          success={() => translate('partners.created')}
          schema={newPartnerSchema}
        >
          <SchemaInput autoFocus source="name" />
          <SchemaInput source="title" />
          <SchemaInput source="url_segment" />
          <p>{translate('partners.add_hint')}</p>
        </CreateDialogButton>
      }
      empty={{ text: 'kit.list.empty_add' }}
      searchLabel={translate('partners.search')}
      moreFilters={['status', 'revenue_percent', 'revenue_flat_fee']}
      columns={columns}
      pinned
    />
  );
}
