import MuiTableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useMemo } from 'react';
import { DataTable, type RaRecord, useListContext } from 'react-admin';
import type { TableColumn } from './column';
import { ListPagination } from './ListPagination';
import problem from './cellProblem.module.css';
import { RecordBody } from './RecordBody';
import { RecordColumn } from './RecordColumn';
import styles from './table.module.css';
import { EmptyRows, FailedRows, SkeletonTable } from './TableStates';

export interface RecordTableProps<R extends RaRecord> {
  title: string;
  columns: readonly TableColumn<R>[];
  /** The first column stays when the table is scrolled sideways. */
  pinned?: boolean;
  /** Headings of two lines and narrow gaps, for many columns. */
  compact?: boolean;
  /** A last row that sums up every page, by the name of the column; it stays in sight. */
  totals?: Readonly<Record<string, ReactNode>>;
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

function TotalsRow({ children }: { children?: ReactNode }) {
  return (
    <MuiTableFooter>
      <TableRow>{children}</TableRow>
    </MuiTableFooter>
  );
}

/**
 * The records of the surrounding list in react-admin's `DataTable`: dense, with a heading that
 * stays. On a phone each row is a card, which react-admin has no part for.
 */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>) {
  const { title, columns, pinned, compact, totals } = props;
  const list = useListContext<R>();
  const { data, isPending, error, isPlaceholderData } = list;
  const children = useMemo(
    () =>
      columns.map((column, index) => (
        <RecordColumn
          key={column.name}
          column={column}
          isTitle={index === 0}
          total={totals?.[column.name]}
        />
      )),
    [columns, totals],
  );
  if (error && !data) return <FailedRows error={error} onRetry={() => void list.refetch()} />;
  return (
    <div
      className={classes(
        styles['frame'],
        styles['fixed'],
        problem['over'],
        pinned && styles['pinned'],
        compact && styles['compact'],
        isPlaceholderData && styles['stale'],
      )}
    >
      {isPending ? (
        <SkeletonTable title={title} columns={columns} />
      ) : (
        <DataTable<R>
          aria-label={title}
          aria-rowcount={list.total}
          aria-busy={isPlaceholderData || undefined}
          body={RecordBody}
          foot={totals && TotalsRow}
          bulkActionButtons={false}
          rowClick={false}
          empty={<EmptyRows />}
        >
          {children}
        </DataTable>
      )}
      <ListPagination />
    </div>
  );
}
