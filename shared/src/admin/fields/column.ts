import type { ReactNode } from 'react';
import type { Language } from '../../i18n';
import type { FieldDescription } from '../../schema';
import type { RaRecord } from 'react-admin';

/** What a cell of a file may hold; nothing leaves it empty. */
export type CsvValue = string | number | null | undefined;

/** A column of a console's table. */
export interface TableColumn<R extends RaRecord = RaRecord> {
  name: string;
  label: string;
  /** The name at the heading of a column with parts, and of a part; each part adds its own. */
  heading?: string;
  /** Explains the column in a tooltip at its heading. */
  hint?: string;
  render: (record: R) => ReactNode;
  /** The value in an exported file; the field's own value by default. */
  csv?: (record: R, language: Language) => CsvValue;
  /** The field that the heading sorts by; without it the column is not sorted. */
  sort?: string | undefined;
  /** What the column holds, of which the list makes its filter. */
  field?: Pick<FieldDescription, 'name' | 'kind' | 'options'>;
  align?: 'start' | 'end' | 'center';
  /**
   * On a phone a row is a card: `title` heads it, the first column unless another does; `wide` takes
   * its whole width, `hidden` is left out.
   */
  phone?: 'title' | 'wide' | 'hidden' | 'actions';
  /** Long texts wrap to a second line instead of being cut. */
  wrap?: boolean;
  /** Shown only to who has chosen it among the columns; a file always has it. */
  hidden?: boolean;
  /** Least width, CSS. */
  width?: string;
  /**
   * The columns whose values share the cell, such as a minimum and a maximum. Filters, files and the order have each
   * of them.
   */
  parts?: readonly ColumnPart<R>[];
}

/** A column within another's cell, under the name that it has below that one's heading. */
export type ColumnPart<R extends RaRecord = RaRecord> = TableColumn<R> & { heading: string };

/** Returns the columns with the parts of those that share a cell. */
export const listParts = <R extends RaRecord>(
  columns: readonly TableColumn<R>[],
): readonly TableColumn<R>[] =>
  columns.flatMap((column): readonly TableColumn<R>[] => column.parts ?? [column]);

/** What tells a column from another, without its records. */
export type ColumnName = Pick<TableColumn, 'name' | 'label' | 'sort' | 'hidden'>;

/** A column's alignment, as MUI names it. */
export const ALIGN = { start: 'left', end: 'right', center: 'center' } as const;
