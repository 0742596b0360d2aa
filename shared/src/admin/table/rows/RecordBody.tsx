import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'react-admin';
import { findPlace, focusCell } from '../../fields/cell/moveFocus';
import { useRowSlots } from './rowSlots';

interface RecordRowProps {
  record: RaRecord;
  /** The table's columns. */
  children?: ReactNode;
}

/**
 * react-admin's own checkbox has its name on an element that cannot have one, so that screen
 * readers skip it.
 */
function SelectRow({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  return (
    <Checkbox
      checked={selectedIds?.includes(id) ?? false}
      onClick={(event) => handleToggleItem?.(id, event)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
}

/**
 * A row whose element another record may take over. If it was focused, a cell may be open or have failed, so the
 * cells are mounted again.
 */
const RecordRow = memo(function RecordRow({ record, children }: RecordRowProps) {
  const { id } = record;
  const { hasBulkActions } = useDataTableConfigContext();
  const [row, setRow] = useState({ recordId: id, touched: false, mounts: 0 });
  const hasChangedRecord = row.touched && row.recordId !== id;
  if (hasChangedRecord) setRow({ recordId: id, touched: false, mounts: row.mounts + 1 });
  const touch = () =>
    setRow((last) =>
      last.touched && last.recordId === id ? last : { ...last, recordId: id, touched: true },
    );
  return (
    <RecordContextProvider value={record}>
      <TableRow data-id={id} onFocusCapture={touch} onClickCapture={touch}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectRow id={id} />
          </TableCell>
        )}
        <Fragment key={row.mounts}>{children}</Fragment>
      </TableRow>
    </RecordContextProvider>
  );
});

interface FocusedCell {
  element: Element;
  row: number;
  column: number;
}

/**
 * Keeps the focus in the table when the row that has it goes away, as after a change that its list is
 * filtered by: the row that takes its place gets the focus.
 */
function useRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<FocusedCell>(undefined);
  useLayoutEffect(() => {
    const last = focused.current;
    const rows = body.current?.rows;
    if (!last || !rows || last.element.isConnected || document.activeElement !== document.body)
      return;
    focusCell(rows[Math.min(last.row, rows.length - 1)], last.column);
  });
  // React fires no blur when it removes an element, so a blur is always the person's.
  const onBlur = () => {
    focused.current = undefined;
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableSectionElement>) => {
    const row = target.closest('tr');
    if (!row || !currentTarget.contains(row)) return;
    const column = findPlace(row, target);
    focused.current = { element: target, row: row.sectionRowIndex, column };
  };
  return { ref: body, onFocus, onBlur };
}

/**
 * The body of a `DataTable`. react-admin's own creates new rows for other records; this one keeps
 * their elements, so that sorting and paging stay fast with many cells per row.
 */
export function RecordBody({ children }: { children?: ReactNode }) {
  const data: readonly RaRecord[] | undefined = useDataTableDataContext();
  const slots = useRowSlots(data);
  const focus = useRowFocus();
  return (
    <TableBody {...focus}>
      {data?.map((record) => (
        <RecordRow key={slots.get(record.id)} record={record}>
          {children}
        </RecordRow>
      ))}
    </TableBody>
  );
}
