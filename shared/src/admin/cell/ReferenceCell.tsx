import type { CellProps } from '../fields/fieldProps';
import { useReferences } from '../fields/useReferences';
import { SelectCell } from './SelectCell';

/** Edits a reference to another record, shown by its name. */
export function ReferenceCell(props: CellProps) {
  const { options } = useReferences(props.field.target);
  return <SelectCell {...props} options={options} />;
}
