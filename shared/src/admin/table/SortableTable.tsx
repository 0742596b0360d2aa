import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { TableColumn } from './column';
import { useTranslate, VisuallyHidden } from '../../ui';
import { SortableRows } from './SortableRows';
import problem from './cellProblem.module.css';
import styles from './table.module.css';
import { useSortableRow } from './useSortableRow';

export interface SortableTableProps<R extends RaRecord> {
  /** What the table is called. */
  title: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  /** The records in their new order; the caller shows them so at once, and saves. */
  onOrder: (rows: R[]) => void;
  /** While an order is being saved. */
  busy?: boolean;
  footer?: ReactNode;
}

interface RowProps<R extends RaRecord> {
  row: R;
  position: number;
  columns: readonly TableColumn<R>[];
  disabled: boolean;
}

function Row<R extends RaRecord>({ row, position, columns, disabled }: RowProps<R>) {
  const { handle, rowProps } = useSortableRow(row.id, position, disabled);
  return (
    <tr {...rowProps} data-id={row.id}>
      <td className={styles['handleCell']}>{handle}</td>
      {columns.map(({ name, label, align, phone, render }) => (
        <td key={name} data-label={label} data-align={align} data-phone={phone}>
          {render(row)}
        </td>
      ))}
    </tr>
  );
}

/** A short table whose rows are put in order by hand: drag the handle, or lift it with the keyboard. */
export function SortableTable<R extends RaRecord>(props: SortableTableProps<R>) {
  const translate = useTranslate();
  const { title, columns, rows, onOrder, busy = false, footer } = props;
  return (
    <div className={`${styles['frame']} ${problem['over']}`}>
      <SortableRows
        ids={rows.map(({ id }) => id)}
        onOrder={(ids) => onOrder(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []))}
      >
        <div className={styles['scroll']}>
          <table
            className={`${styles['table']} ${styles['compact']}`}
            aria-label={title}
            aria-busy={busy}
          >
            <thead>
              <tr>
                <th scope="col" className={styles['handleCell']}>
                  <VisuallyHidden>{translate('kit.order.column')}</VisuallyHidden>
                </th>
                {columns.map(({ name, label, align, phone }) => (
                  <th key={name} scope="col" data-align={align} data-phone={phone}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Row
                  key={row.id}
                  row={row}
                  position={index + 1}
                  columns={columns}
                  disabled={busy}
                />
              ))}
            </tbody>
          </table>
        </div>
      </SortableRows>
      {footer}
    </div>
  );
}
