import {
  buildCellColumn,
  buildRangeColumn,
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

/** Widths that fit the longest values on two lines; narrower columns would take three. */
const WIDTHS = {
  ticket_class: '5.5rem',
  credit_score_class: '4rem',
  income: '6.5rem',
  age: '5.25rem',
};

/** The columns of the list (specification, section 2): a minimum and a maximum share one. */
export const buildLenderColumns = ({ translate, save, remove }: Parts): TableColumn[] => {
  const buildColumn = (name: string, width = 'auto'): TableColumn => ({
    ...buildCellColumn({
      schema: lenderSchema,
      field: getFieldDescription(lenderSchema, name),
      translate,
      rowName: 'name',
      save,
    }),
    width,
  });
  const buildRange = (name: 'income' | 'age', low: string, high: string): TableColumn =>
    buildRangeColumn(
      { name, heading: translate(`lenders.${name}`), width: WIDTHS[name] },
      [buildColumn(low), buildColumn(high)],
      translate,
    );
  return [
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
    buildColumn('lender_status'),
    buildRange('income', 'min_income', 'max_income'),
    buildRange('age', 'min_age', 'max_age'),
    buildColumn('ticket_class', WIDTHS.ticket_class),
    buildColumn('credit_score_class', WIDTHS.credit_score_class),
    buildColumn('salaried'),
    buildColumn('self_employed'),
    buildColumn('business'),
    buildColumn('priority'),
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
};
