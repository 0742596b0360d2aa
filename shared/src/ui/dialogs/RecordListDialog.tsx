import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import styles from './recordListDialog.module.css';

export interface ListedRecord {
  /** UUID. */
  id: string;
  /** Kind of record for display; absent if all are of the same kind. */
  kind?: string;
}

/** Texts of the dialog. The caller passes them, because the shared catalogue is in the first page's bundle and the dialog seldom opens. */
export interface RecordListTexts {
  created: string;
  updated: string;
  number: string;
  uuid: string;
  none: string;
}

export interface RecordListDialogProps {
  title: string;
  texts: RecordListTexts;
  /** Number of created records, and how many of them have changed since. */
  created: number;
  updated: number;
  tableTitle: string;
  records: readonly ListedRecord[];
  /** Content above the counts, such as the purpose of the list. */
  children?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** Lists records by their ids: counts of created and updated records, and a numbered table (section 2). */
export function RecordListDialog(props: RecordListDialogProps) {
  const { title, texts, created, updated, tableTitle, records, children, actions, onClose } = props;
  return (
    <Dialog open closable title={title} actions={actions} onClose={onClose}>
      <div className={styles['body']}>
        {children}
        <dl className={styles['counts']}>
          <div>
            <dt>{texts.created}</dt>
            <dd>{created}</dd>
          </div>
          <div>
            <dt>{texts.updated}</dt>
            <dd>{updated}</dd>
          </div>
        </dl>
        {records.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <table className={styles['table']}>
            <caption>{tableTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.number}</th>
                <th scope="col">{texts.uuid}</th>
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
