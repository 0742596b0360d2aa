import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';
import type { TableColumn } from './column';
import { RecordRow } from './RecordRow';
import { SortHeading } from './SortHeading';
import problem from './cellProblem.module.css';
import frozen from './pinned.module.css';
import styles from './table.module.css';
import { EmptyRows, FailedRows, SkeletonRows } from './TableStates';
import { TableFooter } from './TableFooter';
import { useRowSlots } from './useRowSlots';

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

/**
 * The records of the surrounding list: dense, with a heading that stays. On a phone each row is a
 * card.
 */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>) {
  const { title, columns, pinned, compact, totals } = props;
  const list = useListContext<R>();
  const { data, isPending, isFetching, error, sort, setSort, isPlaceholderData } = list;
  const places = useRowSlots(data);
  if (error && !data) return <FailedRows error={error} onRetry={() => void list.refetch()} />;
  if (data?.length === 0 && !isFetching) return <EmptyRows />;
  return (
    <div className={classes(styles['frame'], styles['fixed'], problem['over'])}>
      <div className={styles['scroll']}>
        <table
          aria-label={title}
          aria-rowcount={list.total}
          aria-busy={isPending || isPlaceholderData || undefined}
          className={classes(
            styles['table'],
            pinned && frozen['pinned'],
            compact && styles['compact'],
            isPlaceholderData && styles['stale'],
          )}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeading key={column.name} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {isPending && <SkeletonRows columns={columns.length} />}
            {data?.map((record) => (
              <RecordRow key={places.get(record.id)} record={record} columns={columns} />
            ))}
          </tbody>
          {totals && <TotalsRow columns={columns} totals={totals} />}
        </table>
      </div>
      <TableFooter />
    </div>
  );
}

function TotalsRow<R extends RaRecord>({
  columns,
  totals,
}: Required<Pick<RecordTableProps<R>, 'columns' | 'totals'>>) {
  return (
    <tfoot>
      <tr>
        {columns.map(({ name, label, align }, index) => {
          const props = { 'data-label': label, 'data-align': align };
          return index === 0 ? (
            <th key={name} scope="row" data-phone="title">
              {totals[name]}
            </th>
          ) : (
            <td
              key={name}
              {...props}
              data-phone={totals[name] === undefined ? 'hidden' : undefined}
            >
              {totals[name]}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
