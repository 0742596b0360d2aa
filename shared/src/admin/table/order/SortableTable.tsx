import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { moveInTable } from '../../fields/cell/moveFocus';
import { ALIGN, type TableColumn } from '../../fields/column';
import { joinClasses, useTranslate, VisuallyHidden } from '../../../ui';
import { SortableRows } from '../../fields/order/SortableRows';
import problem from '../cellProblem.module.css';
import styles from '../table.module.css';
import sticky from '../stickyColumns.module.css';
import cards from '../cards.module.css';
import { useScrollArea } from '../useScrollArea';
import { useSortableRow } from '../../fields/order/useSortableRow';

export interface SortableTableProps<R extends RaRecord> {
  title: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  /** What a screen reader calls a row. */
  getName: (row: R) => string;
  /** Receives the records in their new order; the caller shows that order at once, and saves it. */
  onOrder: (rows: R[]) => void;
  /** True while the order is being saved. */
  busy?: boolean;
  footer?: ReactNode;
}

interface RowProps<R extends RaRecord> {
  row: R;
  name: string;
  columns: readonly TableColumn<R>[];
  disabled: boolean;
}

function Row<R extends RaRecord>({ row, name: rowName, columns, disabled }: RowProps<R>) {
  const { handle, rowProps } = useSortableRow(row.id, rowName, disabled);
  return (
    <TableRow {...rowProps} data-id={row.id}>
      <TableCell className={styles['handleCell']} data-phone="handle">
        {handle}
      </TableCell>
      {columns.map(({ name, label, align = 'start', phone, render }) => (
        <TableCell key={name} align={ALIGN[align]} data-label={label} data-phone={phone}>
          {render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A short table whose rows a person orders by dragging the handle, or with the keyboard. */
export function SortableTable<R extends RaRecord>(props: SortableTableProps<R>) {
  const translate = useTranslate();
  const { title, columns, rows, getName, onOrder, busy = false, footer } = props;
  const frame = useRef<HTMLDivElement>(null);
  useScrollArea(frame, true);
  return (
    <div
      ref={frame}
      className={joinClasses(
        styles['frame'],
        styles['compact'],
        sticky['sticky'],
        cards['cards'],
        problem['popover'],
      )}
    >
      <SortableRows
        ids={rows.map(({ id }) => id)}
        onOrder={(ids) => onOrder(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []))}
      >
        <div>
          <Table aria-label={title} aria-busy={busy} onKeyDown={moveInTable}>
            <TableHead>
              <TableRow>
                <TableCell className={styles['handleCell']}>
                  <VisuallyHidden>{translate('kit.order.column')}</VisuallyHidden>
                </TableCell>
                {columns.map(({ name, label, align = 'start', phone }) => (
                  <TableCell key={name} align={ALIGN[align]} data-phone={phone}>
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <Row key={row.id} row={row} name={getName(row)} columns={columns} disabled={busy} />
              ))}
            </TableBody>
          </Table>
        </div>
      </SortableRows>
      {footer}
    </div>
  );
}
