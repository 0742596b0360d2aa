import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import MuiTableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import {
  DataTable,
  type ListControllerResult,
  ListContextProvider,
  type RaRecord,
  useDataTableConfigContext,
  useListContext,
} from 'react-admin';
import { joinClasses } from '../../ui';
import { moveInTable } from '../fields/cell/moveFocus';
import { useSaveRecords } from './export/useSaveRecords';
import { LoadFailure } from '../feedback/failure/LoadFailure';
import { BulkActions, type BulkWrites } from './rows/BulkActions';
import type { TableColumn } from '../fields/column';
import { getWidthVariable } from './columns/ColumnResizer';
import { ListPagination } from './list/ListPagination';
import { ListToolbar, type ListTools } from './list/ListToolbar';
import {
  getHiddenByDefault,
  getSource,
  useColumnWidths,
  useDensity,
  useShownTitle,
  useTableKey,
} from '../fields/listSettings';
import problem from './cellProblem.module.css';
import { RecordBody } from './rows/RecordBody';
import { RecordColumn } from './columns/RecordColumn';
import styles from './table.module.css';
import sticky from './stickyColumns.module.css';
import cards from './cards.module.css';
import { EmptyRows, type EmptyTexts, SkeletonTable } from './TableStates';
import { useOrderedChanges } from './order/useOrderedChanges';
import { useReturn } from './useReturn';
import { useScrollArea } from './useScrollArea';

export interface RecordTableProps<R extends RaRecord> extends ListTools<R> {
  title: string;
  columns: readonly TableColumn<R>[];
  /** The first column stays visible when the table scrolls sideways. */
  pinned?: boolean;
  /** Headings take two lines and gaps are narrow, for many columns. */
  compact?: boolean;
  /** A last row with totals, by the name of the column; it stays visible. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The bulk actions besides the export. */
  bulk?: BulkWrites;
  empty?: EmptyTexts;
}

const toVariables = (widths: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(widths).map(([name, width]) => [getWidthVariable(name), `${width}px`]),
  );

/** Whether a list has no records at all. Once a person has filtered it, it keeps the filters and their focus. */
function useIsEmpty({ filterValues, data, total }: ListControllerResult): boolean {
  const isFiltered = JSON.stringify(filterValues ?? {}) !== '{}';
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  return data?.length === 0 && total === 0 && !isFiltered && !wasFiltered;
}

function TotalsRow({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext();
  return (
    <MuiTableFooter>
      <TableRow>
        {hasBulkActions && <TableCell padding="checkbox" data-phone="hidden" />}
        {children}
      </TableRow>
    </MuiTableFooter>
  );
}

/**
 * Shows the records of the surrounding list in react-admin's `DataTable`, with a sticky heading,
 * below the toolbar. Every list can be searched as its page says, and its rows selected and exported.
 * On a phone each row is a card, which react-admin has no component for.
 */
export function RecordTable<R extends RaRecord>(props: RecordTableProps<R>) {
  const { title, columns, pinned, compact, totals, bulk, empty, ...tools } = props;
  const list = useOrderedChanges(useListContext<R>());
  const { data, isPending, error, isPlaceholderData } = list;
  const storeKey = useTableKey();
  const [density] = useDensity();
  const [widths] = useColumnWidths();
  const save = useSaveRecords(columns, tools.file || undefined);
  const hiddenByDefault = useMemo(() => getHiddenByDefault(columns), [columns]);
  const hidden = useShownTitle(columns);
  const isEmpty = useIsEmpty(list);
  const frame = useRef<HTMLDivElement>(null);
  // A list that the browser pages has its rows a moment after it is no longer pending.
  const isShown = (data?.length ?? 0) > 0;
  useScrollArea(frame, isShown);
  useReturn(frame, storeKey, isShown);
  const children = useMemo(() => {
    const hasHeading = columns.some(({ phone }) => phone === 'title');
    return columns.map((column, index) => (
      <RecordColumn
        key={column.name}
        column={index === 0 && !hasHeading ? { ...column, phone: 'title' } : column}
        isTitle={index === 0}
        isHidden={hidden.includes(getSource(column))}
        total={totals?.[column.name]}
      />
    ));
  }, [columns, hidden, totals]);
  if (isEmpty)
    return (
      <div className={styles['frame']}>
        <EmptyRows name={title} {...empty} />
      </div>
    );
  const table = (
    <div
      ref={frame}
      className={joinClasses(
        styles['frame'],
        sticky['sticky'],
        cards['cards'],
        problem['popover'],
        pinned && sticky['pinned'],
        compact && styles['compact'],
        density === 'compact' && styles['dense'],
        isPlaceholderData && styles['stale'],
      )}
    >
      {isPending ? (
        <SkeletonTable title={title} columns={columns.filter((column) => !column.hidden)} />
      ) : (
        <DataTable<R>
          aria-label={title}
          aria-rowcount={list.total}
          aria-busy={isPlaceholderData || undefined}
          body={RecordBody}
          foot={totals && TotalsRow}
          bulkActionButtons={<BulkActions save={save} {...bulk} />}
          storeKey={storeKey}
          hiddenColumns={hiddenByDefault}
          size={density === 'compact' ? 'small' : 'medium'}
          style={toVariables(widths)}
          data-sized={Object.keys(widths).length > 0 || undefined}
          onKeyDown={moveInTable}
          rowClick={false}
          empty={<EmptyRows name={title} {...empty} />}
        >
          {children}
        </DataTable>
      )}
      <ListPagination />
    </div>
  );
  return (
    <ListContextProvider value={list}>
      <Box sx={{ minWidth: 0 }}>
        <ListToolbar {...tools} title={title} columns={columns} />
        {error && <LoadFailure error={error} onRetry={() => void list.refetch()} />}
        {(data || !error) && table}
      </Box>
    </ListContextProvider>
  );
}
