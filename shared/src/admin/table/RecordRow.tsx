import { Fragment, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { TableColumn } from './column';

export interface RecordRowProps<R extends RaRecord> {
  record: R;
  columns: readonly TableColumn<R>[];
}

/**
 * A record's row, made anew for another record or other columns only: a save touches one row of many.
 * Another record may take the row over. Where somebody has been in it, and a cell may so be open or
 * have failed, the cells then begin afresh.
 */
export function RecordRow<R extends RaRecord>({ record, columns }: RecordRowProps<R>) {
  const { id } = record;
  const [held, setHeld] = useState({ by: id, touched: false, fresh: 0 });
  const left = held.touched && held.by !== id;
  if (left) setHeld({ by: id, touched: false, fresh: held.fresh + 1 });
  const { fresh } = held;
  return useMemo(() => {
    const touch = () =>
      setHeld((last) =>
        last.touched && last.by === id ? last : { ...last, by: id, touched: true },
      );
    return (
      <tr data-id={id} onFocusCapture={touch} onClickCapture={touch}>
        {columns.map(({ name, label, align, phone, width, wrap, render }, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={name}
              scope={index === 0 ? 'row' : undefined}
              data-label={label}
              data-align={align}
              data-phone={phone}
              data-wrap={wrap}
              style={width ? { minWidth: width } : undefined}
            >
              <Fragment key={fresh}>{render(record)}</Fragment>
            </Cell>
          );
        })}
      </tr>
    );
  }, [id, record, columns, fresh]);
}
