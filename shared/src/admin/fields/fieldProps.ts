import type { RaRecord } from 'react-admin';
import type { FieldDescription } from '../../schema';
import type { EntitySchema } from './inputText';

/** A read-only value. */
export interface ColumnProps {
  field: FieldDescription;
  record: RaRecord;
}

/** An input of a field in a form of react-admin. */
export interface InputProps {
  field: FieldDescription;
  /** Replaces the field's own label. */
  label?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean;
  /** For a choice: the options to choose from, where they are not all. */
  only?: readonly string[] | undefined;
  /** For a reference: limits the records to choose from. */
  filter?: Readonly<Record<string, unknown>>;
  /** Runs after each change of the value. */
  onChange?: () => void;
}

/** A value with inline editing. */
export interface CellProps extends ColumnProps {
  schema: EntitySchema;
  /** The row's name, for screen readers, which read only the cell. */
  rowName: string;
  /** Saves the one property; rejects with what went wrong. */
  save: (value: unknown) => Promise<void>;
}
