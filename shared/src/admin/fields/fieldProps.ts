import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import type { EntitySchema } from './inputText';

/** A value shown and not changed. */
export interface ColumnProps {
  field: FieldDescription;
  record: RaRecord;
}

/** An input of a field in a form of react-admin. */
export interface InputProps {
  field: FieldDescription;
  /** Instead of the field's own label. */
  label?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  /** Of a reference: which records can be chosen. */
  filter?: Readonly<Record<string, unknown>>;
  /** Runs after each change of the value. */
  onChange?: () => void;
}

/** A value that is edited in place. */
export interface CellProps extends ColumnProps {
  schema: EntitySchema;
  /** The row's name, for screen readers, which read only the cell. */
  rowName: string;
  /** Saves the one property; rejects with what went wrong. */
  save: (value: unknown) => Promise<void>;
}
