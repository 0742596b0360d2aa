import {
  buildCellColumn,
  CopyButton,
  DeletionMark,
  RowMenu,
  type TableColumn,
} from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { Button, VisuallyHidden } from '@marketplace/shared/ui';
import History from '@mui/icons-material/History';
import type { RaRecord } from 'react-admin';
import report from '../../report/report.module.css';
import styles from './creditCards.module.css';
import { DialogButton } from './DialogButton';
import { HindiButton } from './HindiButton';

interface Parts {
  translate: Translate;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
  remove: (record: RaRecord) => Promise<boolean>;
  showHistory: (record: RaRecord) => void;
}

const getName = (record: RaRecord) => String(record['category_name']);

/** The ten columns of the credit cards page (specification, section 2). */
export const buildCreditCardColumns = ({
  translate,
  save,
  remove,
  showHistory,
}: Parts): TableColumn[] => {
  const buildColumn = (name: string): TableColumn =>
    buildCellColumn({
      schema: creditCardSchema,
      field: getFieldDescription(creditCardSchema, name),
      translate,
      rowName: 'category_name',
      save,
    });
  return [
    buildColumn('sort_order'),
    { ...buildColumn('category_img_thumb'), width: '92px' },
    {
      name: 'category_name',
      label: translate('fields.category_name'),
      sort: 'category_name',
      phone: 'title',
      wrap: true,
      width: '7rem',
      render: (record) => (
        <span className={report['stacked']}>
          <strong className={styles['name']}>{getName(record)}</strong>
          <DeletionMark collection="credit_cards" id={record.id} />
        </span>
      ),
    },
    { ...buildColumn('key_feature'), phone: 'wide', width: '8rem', wrap: true },
    { ...buildColumn('annual_fee'), width: '4.5rem' },
    {
      name: 'utm_link',
      label: translate('fields.utm_link'),
      hint: translate('credit_cards.utm_hint'),
      render: (record) => (
        <span className={styles['link']}>
          <DialogButton name="utm_link" record={record} save={save} />
          {record['utm_link'] && (
            <CopyButton
              text={String(record['utm_link'])}
              label={translate('credit_cards.copy_link', { name: getName(record) })}
            />
          )}
        </span>
      ),
    },
    {
      name: 'marketing_bullets',
      label: translate('fields.marketing_bullets'),
      render: (record) => (
        <div className={styles['dialogs']}>
          <DialogButton name="marketing_bullets" record={record} save={save} />
          <HindiButton record={record} save={save} />
        </div>
      ),
    },
    buildColumn('secured'),
    buildColumn('status'),
    {
      name: 'actions',
      label: translate('kit.list.actions'),
      phone: 'actions',
      render: (record) => (
        <span className={styles['link']}>
          <Button
            variant="ghost"
            size="small"
            className={styles['delete']}
            onClick={() => void remove(record)}
          >
            {translate('kit.form.delete')}
            <VisuallyHidden> {getName(record)}</VisuallyHidden>
          </Button>
          <RowMenu
            rowName={getName(record)}
            actions={[
              {
                label: translate('audit.history'),
                icon: History,
                onClick: () => showHistory(record),
              },
            ]}
          />
        </span>
      ),
    },
  ];
};
