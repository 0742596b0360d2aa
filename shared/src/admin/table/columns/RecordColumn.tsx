import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  DataTable,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';
import { InfoIcon } from '../../../ui';
import { ALIGN, type TableColumn } from './column';
import { ColumnResizer, getWidthVariable } from './ColumnResizer';
import styles from './columnHeading.module.css';

export interface RecordColumnProps<R extends RaRecord> {
  column: TableColumn<R>;
  /** The first column labels its row. */
  isTitle: boolean;
  /** The cell in the row of totals. */
  total?: ReactNode;
}

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const;
/** `DataTable.Col` passes these to its cell, but its type omits `component`. */
const ROW_HEADER = { component: 'th', scope: 'row' };

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

/**
 * The common properties of a column's head and body cells. The phone's cards use the `data-…`
 * attributes.
 */
const toCellProps = <R extends RaRecord>(column: TableColumn<R>) => {
  const { name, label, sort, align = 'start', phone, wrap } = column;
  // A text that wraps may break within a long word, so that it needs a least width.
  const { width = wrap ? '8rem' : 'auto' } = column;
  const chosen = getWidthVariable(name);
  return {
    source: sort ?? name,
    label,
    align: ALIGN[align],
    'data-label': label,
    'data-column': name,
    'data-phone': phone,
    'data-wrap': wrap,
    style: { minWidth: `var(${chosen}, ${width})`, maxWidth: `var(${chosen})` },
  };
};

function HeadCell<R extends RaRecord>({ column, isTitle }: RecordColumnProps<R>) {
  const { label, hint, sort: field } = column;
  const sort = useDataTableSortContext();
  const [cell, setCell] = useState<HTMLTableCellElement | null>(null);
  // `DataTable.Col` passes its cell a ref, but its type omits it.
  const ref = { ref: setCell };
  return (
    <>
      <DataTable.Col
        {...ref}
        {...toCellProps(column)}
        label={hint ? <HintedLabel label={label} hint={hint} /> : label}
        disableSort={field === undefined}
        sortDirection={field !== undefined && sort?.field === field && DIRECTION[sort.order]}
        data-title={isTitle || undefined}
      />
      {cell && createPortal(<ColumnResizer name={column.name} />, cell)}
    </>
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
  const cell = {
    ...toCellProps(column),
    ...(isTitle && ROW_HEADER),
    'data-title': isTitle || undefined,
  };
  if (context === 'data') return <DataTable.Col<R> {...cell} render={column.render} />;
  const phone = isTitle ? 'title' : total === undefined ? 'hidden' : undefined;
  return (
    <DataTable.Col {...cell} data-phone={phone}>
      {total ?? ''}
    </DataTable.Col>
  );
}
