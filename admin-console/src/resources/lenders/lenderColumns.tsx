import {
  buildCellColumn,
  DeletionMark,
  RowMenu,
  type TableColumn,
} from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { VisuallyHidden } from '@marketplace/shared/ui';
import Delete from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
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

/** Widths that fit the longest values on one line; narrower columns would cut them. */
const WIDTHS: Readonly<Partial<Record<(typeof EDITED)[number], string>>> = {
  min_income: '5rem',
  max_income: '5rem',
  ticket_class: '9rem',
  credit_score_class: '4rem',
};

/** The fourteen columns of the list (specification, section 2). */
export const buildLenderColumns = ({ translate, save, remove }: Parts): TableColumn[] => [
  {
    name: 'name',
    label: translate('fields.name'),
    sort: 'name',
    render: ({ id, name }) => (
      <span className={report['stacked']}>
        <Link className={styles['name']} to={`/lenders/${id}`}>
          {String(name)}
        </Link>
        <DeletionMark collection="lenders" id={id} />
      </span>
    ),
  },
  ...EDITED.map((name) => ({
    ...buildCellColumn({
      schema: lenderSchema,
      field: getFieldDescription(lenderSchema, name),
      translate,
      rowName: 'name',
      save,
    }),
    width: WIDTHS[name] ?? 'auto',
  })),
  {
    name: 'so_status',
    label: translate('fields.so_status'),
    sort: 'so_status',
    field: getFieldDescription(lenderSchema, 'so_status'),
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
        <RowMenu
          rowName={String(record['name'])}
          actions={[
            {
              label: translate('lenders.borrower_view'),
              icon: OpenInNew,
              href: `/user/${String(record['slug'])}`,
            },
            {
              label: translate('kit.form.delete'),
              icon: Delete,
              onClick: () => void remove(record),
            },
          ]}
        />
      </span>
    ),
  },
];
