import {
  cellColumn,
  fieldFilters,
  ListToolbar,
  PageHeader,
  readColumn,
  RecordTable,
  type TableColumn,
  useLanguage,
  usePersistedOpen,
  useSave,
} from '@marketplace/shared/admin';
import { getFieldDescription, partnerSchema } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { ListBase } from 'react-admin';
import { Link } from 'react-router-dom';
import { ADD_PARTNER, AddPartner } from './AddPartner';
import styles from './partners.module.css';

/** The partners with what they earn, edited in place. */
export function PartnerList() {
  const translate = useTranslate();
  const [adding, setAdding] = usePersistedOpen(ADD_PARTNER);
  const save = useSave('partners', translate('partners.updated'), translate('kit.error'));
  const read = (name: string): TableColumn =>
    readColumn(getFieldDescription(partnerSchema, name), translate);
  const cell = (name: string): TableColumn =>
    cellColumn({
      schema: partnerSchema,
      field: getFieldDescription(partnerSchema, name),
      translate,
      rowName: 'name',
      save,
    });
  const columns: TableColumn[] = [
    {
      name: 'name',
      label: translate('fields.name'),
      sort: 'name',
      phone: 'title',
      render: (record) => (
        <Link className={styles['name']} to={`/partners/${record.id}`}>
          {String(record['name'])}
        </Link>
      ),
    },
    { ...read('title'), phone: 'wide' },
    { ...read('url_segment'), phone: 'wide' },
    cell('revenue_percent'),
    cell('revenue_flat_fee'),
    { ...cell('utm_id'), phone: 'wide' },
    read('status'),
  ];
  const language = useLanguage();
  const filters = fieldFilters(
    ['status', 'revenue_percent', 'revenue_flat_fee'].map((name) =>
      getFieldDescription(partnerSchema, name),
    ),
    translate,
    language,
  );
  const title = translate('ui.admin_routes.partners');
  return (
    <ListBase sort={{ field: 'name', order: 'ASC' }} perPage={50}>
      <PageHeader
        title={title}
        actions={<Button onClick={() => setAdding(true)}>{translate('partners.add')}</Button>}
      />
      <ListToolbar searchLabel={translate('partners.search')} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} pinned />
      {adding && <AddPartner onClose={() => setAdding(false)} />}
    </ListBase>
  );
}
