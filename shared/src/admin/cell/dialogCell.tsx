import type { ComponentType } from 'react';
import { useTranslate, VisuallyHidden } from '../../ui';
import { FieldDialog } from '../dialog/FieldDialog';
import type { CellProps, ColumnProps, InputProps } from '../fields/fieldProps';
import { useFieldForm } from '../input/useFieldForm';
import { usePersistedOpen } from '../input/usePersistedOpen';
import styles from './cell.module.css';

/** Kinds that may be saved empty: a list without entries, a note without text. */
const MAY_BE_EMPTY = new Set(['longText', 'references', 'bullets']);

/** The cell of a kind that is too large to be edited in a line: its value, opening a dialog. */
export const dialogCell = (Column: ComponentType<ColumnProps>, Input: ComponentType<InputProps>) =>
  function DialogCell({ field, schema, record, rowName, save }: CellProps) {
    const translate = useTranslate();
    const form = useFieldForm(record, field.name);
    const [open, setOpen] = usePersistedOpen(form);
    const label = translate(field.label);
    return (
      <>
        <button type="button" className={styles['read']} onClick={() => setOpen(true)}>
          <span aria-hidden="true" className={styles['text']}>
            <Column field={field} record={record} />
          </span>
          <VisuallyHidden>
            {translate('kit.cell.open', { field: label, row: rowName })}
          </VisuallyHidden>
        </button>
        {open && (
          <FieldDialog
            key={form}
            form={form}
            title={translate('kit.cell.input', { field: label, row: rowName })}
            field={field}
            schema={schema}
            Input={Input}
            value={record[field.name]}
            mayBeEmpty={MAY_BE_EMPTY.has(field.kind)}
            save={save}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  };
