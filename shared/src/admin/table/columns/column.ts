import type { ReactNode } from 'react';
import type { Language } from '../../../i18n';
import type { FieldDescription } from '../../../schema';
import type { CsvValue } from '../export/csv';
import type { RaRecord } from 'react-admin';

/** A column of a console's table. */
export interface TableColumn<R extends RaRecord = RaRecord> {
  name: string;
  label: string;
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
}

/** What tells a column from another, without its records. */
export type ColumnName = Pick<TableColumn, 'name' | 'label' | 'sort' | 'hidden'>;

/** A column's alignment, as MUI names it. */
export const ALIGN = { start: 'left', end: 'right', center: 'center' } as const;
