import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import styles from './recordListDialog.module.css';

export interface ListedRecord {
  /** UUID. */
  id: string;
  /** What it is, for people; absent where all are alike. */
  kind?: string;
}

/** What it says; the shared catalogue is part of the first page, and this seldom opens. */
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
