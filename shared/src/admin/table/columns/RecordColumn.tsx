import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';
import { Fragment, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  DataTable,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
} from 'react-admin';
import { InfoIcon } from '../../../ui';
import { ALIGN, type ColumnPart, type TableColumn } from '../../fields/column';
import { getSource } from '../../fields/listSettings';
import { ColumnResizer, getWidthVariable } from './ColumnResizer';
import styles from './columnHeading.module.css';

export interface RecordColumnProps<R extends RaRecord> {
  column: TableColumn<R>;
  /** The first column labels its row. */
  isTitle: boolean;
  isHidden: boolean;
  /** The cell in the row of totals. */
  total?: ReactNode;
}

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const;
const ROW_HEADER = { component: 'th', scope: 'row' } as const;

function HintedLabel({ label, hint }: { label: string; hint: string }) {
  return (
    <span className={styles['withHint']}>
      {label}
      <Tooltip title={hint} enterDelay={0}>
        <button type="button" className={styles['hint']} aria-label={label}>
          <InfoIcon />
        </button>
      </Tooltip>
    </span>
  );
}

/** The heading of values that share a cell: the list is sorted by each of them. */
function PartsLabel<R extends RaRecord>({
  label,
  parts,
}: {
  label: string;
  parts: readonly ColumnPart<R>[];
}) {
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  return (
    <span className={styles['parts']}>
      <span>{label} </span>
      {parts.map((part, index) => (
        <Fragment key={part.name}>
          {index > 0 && '/'}
          <TableSortLabel
            aria-label={part.label}
            active={sort?.field === part.sort}
            direction={sort ? DIRECTION[sort.order] : 'asc'}
            data-field={part.sort}
            data-order="ASC"
            onClick={handleSort}
          >
            {part.heading}
          </TableSortLabel>
        </Fragment>
      ))}
    </span>
  );
}

/**
 * The common properties of a column's head and body cells. The phone's cards use the `data-…`
 * attributes.
 */
const toCellProps = <R extends RaRecord>(column: TableColumn<R>) => {
  const { name, label, align = 'start', phone, wrap } = column;
  // Wrapped text may break within a long word, so it needs a minimum width.
  const { width = wrap ? '8rem' : 'auto' } = column;
  const chosen = getWidthVariable(name);
  return {
    source: getSource(column),
    label,
    align: ALIGN[align],
    'data-label': label,
    'data-column': name,
    'data-kind': column.field?.kind,
    'data-phone': phone,
    'data-wrap': wrap,
    style: { minWidth: `var(${chosen}, ${width})`, maxWidth: `var(${chosen})` },
  };
};

/** Returns what stands at the head of a column. */
function getHeading<R extends RaRecord>({ label, hint, heading = label, parts }: TableColumn<R>) {
  if (parts) return <PartsLabel label={heading} parts={parts} />;
  return hint ? <HintedLabel label={label} hint={hint} /> : label;
}

function HeadCell<R extends RaRecord>({ column, isTitle }: RecordColumnProps<R>) {
  const { parts } = column;
  const sort = useDataTableSortContext();
  const field = parts ? parts.find((part) => part.sort === sort?.field)?.sort : column.sort;
  const [cell, setCell] = useState<HTMLTableCellElement | null>(null);
  // `DataTable.Col` passes its cell a ref, but its type omits it.
  const ref = { ref: setCell };
  return (
    <>
      <DataTable.Col
        {...ref}
        {...toCellProps(column)}
        label={getHeading(column)}
        disableSort={column.sort === undefined}
        sortDirection={field !== undefined && sort?.field === field && DIRECTION[sort.order]}
        data-title={isTitle || undefined}
      />
      {cell && createPortal(<ColumnResizer name={column.name} />, cell)}
    </>
  );
}

/**
 * The cell of a record. react-admin's own reads the hidden columns from the browser's storage when it mounts and
 * again in an effect; a list has hundreds of cells, so its table reads them once.
 */
function BodyCell<R extends RaRecord>({ column, isTitle, isHidden }: RecordColumnProps<R>) {
  const record = useRecordContext<R>();
  if (isHidden || !record) return null;
  const { source: _, label: _label, ...cell } = toCellProps(column);
  const content = column.render(record);
  if (!isTitle) return <td {...cell}>{content}</td>;
  return (
    <th {...cell} scope="row" data-title>
      {content}
    </th>
  );
}

/**
 * A `TableColumn` as react-admin's `DataTable.Col`, with what that does not give by itself: the
 * order that is heard at a heading, the name of a row, and the parts of a card on a phone.
 */
export function RecordColumn<R extends RaRecord>(props: RecordColumnProps<R>) {
  const { column, isTitle, total } = props;
  const context = useDataTableRenderContext();
  if (context === 'header') return <HeadCell {...props} />;
  if (context === 'data') return <BodyCell {...props} />;
  const phone = isTitle ? 'title' : total === undefined ? 'hidden' : undefined;
  return (
    <DataTable.Col
      {...toCellProps(column)}
      {...(isTitle && ROW_HEADER)}
      data-title={isTitle || undefined}
      data-phone={phone}
    >
      {total ?? ''}
    </DataTable.Col>
  );
}
