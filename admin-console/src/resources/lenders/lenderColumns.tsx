import { cellColumn, type TableColumn } from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import styles from './lenders.module.css';
import { SpecialOfferCell } from './SpecialOfferCell';

type Save = (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;

interface Parts {
  translate: Translate;
  save: Save;
  remove: (record: RaRecord) => Promise<boolean>;
}

const EDITED = [
  'min_income',
  'max_income',
  'min_age',
  'max_age',
  'ticket_class',
  'credit_score_class',
  'salaried',
  'self_employed',
  'business',
  'priority',
  'lender_status',
] as const;

/** The fourteen columns of the list (specification, section 2). */
export const lenderColumns = ({ translate, save, remove }: Parts): TableColumn[] => [
  {
    name: 'name',
    label: translate('fields.name'),
    sort: 'name',
    phone: 'title',
    render: ({ id, name }) => (
      <Link className={styles['name']} to={`/lenders/${id}`}>
        {String(name)}
      </Link>
    ),
  },
  ...EDITED.map((name) =>
    cellColumn({
      schema: lenderSchema,
      field: getFieldDescription(lenderSchema, name),
      translate,
      rowName: 'name',
      save,
    }),
  ),
  {
    name: 'so_status',
    label: translate('fields.so_status'),
    sort: 'so_status',
    render: (record) => <SpecialOfferCell record={record} save={save} />,
  },
  {
    name: 'actions',
    label: translate('kit.list.actions'),
    phone: 'actions',
    render: (record) => (
      <span className={styles['actions']}>
        <Link className={styles['action']} to={`/lenders/${record.id}`}>
          {translate('kit.form.edit')}
          <VisuallyHidden> {String(record['name'])}</VisuallyHidden>
        </Link>
        <Button variant="ghost" size="small" onClick={() => void remove(record)}>
          {translate('kit.form.delete')}
          <VisuallyHidden> {String(record['name'])}</VisuallyHidden>
        </Button>
      </span>
    ),
  },
];
