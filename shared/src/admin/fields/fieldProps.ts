import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import type { EntitySchema } from './inputText';

/** A value shown and not changed. */
export interface ColumnProps {
  field: FieldDescription;
  record: RaRecord;
}

/** A control in a form or dialog. `value` is what the control holds: text for numbers and dates. */
export interface InputProps {
  field: FieldDescription;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** Instead of the field's own label. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean | undefined;
}

/** A value that is changed where it stands. */
export interface CellProps extends ColumnProps {
  schema: EntitySchema;
  /** What the row is called, for those who only hear the cell. */
  rowName: string;
  /** Saves the one property; rejects with what went wrong. */
  save: (value: unknown) => Promise<void>;
}
