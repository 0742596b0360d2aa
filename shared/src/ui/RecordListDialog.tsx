import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import styles from './recordListDialog.module.css';
import { useTranslate } from './translate';

export interface ListedRecord {
  /** UUID. */
  id: string;
  /** What it is, for people; absent where all are alike. */
  kind?: string;
}

export interface RecordListDialogProps {
  title: string;
  /** How many were created, and how many of them were changed since. */
  created: number;
  updated: number;
  /** Heads the table. */
  tableTitle: string;
  records: readonly ListedRecord[];
  /** Above the counts, such as what the list is for. */
  children?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** Records by their ids: counts of what was created and updated, and a numbered table (section 2). */
export function RecordListDialog(props: RecordListDialogProps) {
  const { title, created, updated, tableTitle, records, children, actions, onClose } = props;
  const translate = useTranslate();
  return (
    <Dialog open closable title={title} actions={actions} onClose={onClose}>
      <div className={styles['body']}>
        {children}
        <dl className={styles['counts']}>
          <div>
            <dt>{translate('ui.record_list.created')}</dt>
            <dd>{created}</dd>
          </div>
          <div>
            <dt>{translate('ui.record_list.updated')}</dt>
            <dd>{updated}</dd>
          </div>
        </dl>
        {records.length === 0 ? (
          <p>{translate('ui.record_list.none')}</p>
        ) : (
          <table className={styles['table']}>
            <caption>{tableTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{translate('ui.record_list.number')}</th>
                <th scope="col">{translate('ui.record_list.uuid')}</th>
              </tr>
            </thead>
            <tbody>
              {records.map(({ id, kind }, index) => (
                <tr key={`${kind ?? ''} ${id}`}>
                  <td>{index + 1}</td>
                  <td>
                    {kind !== undefined && <span>{kind}</span>}
                    <code>{id}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
