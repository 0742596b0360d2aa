import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Fragment, memo, type ReactNode, useState } from 'react';
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
import { useRowSlots } from './rowSlots';

interface RecordRowProps {
  record: RaRecord;
  /** The table's columns. */
  children?: ReactNode;
}

/** react-admin's own box has its name on an element that cannot have one, so that nobody hears it. */
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
 * A row that another record may take over. Where somebody has been in it, and a cell may so be open
 * or have failed, the cells then begin afresh.
 */
const RecordRow = memo(function RecordRow({ record, children }: RecordRowProps) {
  const { id } = record;
  const { hasBulkActions } = useDataTableConfigContext();
  const [held, setHeld] = useState({ by: id, touched: false, fresh: 0 });
  const left = held.touched && held.by !== id;
  if (left) setHeld({ by: id, touched: false, fresh: held.fresh + 1 });
  const touch = () =>
    setHeld((last) => (last.touched && last.by === id ? last : { ...last, by: id, touched: true }));
  return (
    <RecordContextProvider value={record}>
      <TableRow data-id={id} onFocusCapture={touch} onClickCapture={touch}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectRow id={id} />
          </TableCell>
        )}
        <Fragment key={held.fresh}>{children}</Fragment>
      </TableRow>
    </RecordContextProvider>
  );
});

/**
 * The body of a `DataTable`. react-admin's own makes new rows for other records; these keep their
 * elements, so that sorting and paging are fast however many cells a row has.
 */
export function RecordBody({ children }: { children?: ReactNode }) {
  const data: readonly RaRecord[] | undefined = useDataTableDataContext();
  const slots = useRowSlots(data);
  return (
    <TableBody>
      {data?.map((record) => (
        <RecordRow key={slots.get(record.id)} record={record}>
          {children}
        </RecordRow>
      ))}
    </TableBody>
  );
}
