import type { ComponentType } from 'react';
import { useTranslate, VisuallyHidden } from '../../../ui';
import type { CellProps, ColumnProps, InputProps } from '../fieldProps';
import { getFieldSchema } from '../inputText';
import { FormDialog } from '../../form/FormDialog';
import { useFieldForm } from '../../form/useFieldForm';
import { usePersistedOpen } from '../../form/usePersistedOpen';
import styles from './cell.module.css';

/**
 * Makes the cell of a kind that is too large for one line: it shows the value and opens a dialog.
 */
export const createDialogCell = (
  Column: ComponentType<ColumnProps>,
  Input: ComponentType<InputProps>,
) =>
  function DialogCell({ field, schema, record, rowName, save }: CellProps) {
    const translate = useTranslate();
    const form = useFieldForm(record, field.name);
    const [open, setOpen] = usePersistedOpen(form);
    const label = translate(field.label);
    return (
      <>
        <button type="button" className={styles['display']} onClick={() => setOpen(true)}>
          <span aria-hidden="true" className={styles['text']}>
            <Column field={field} record={record} />
          </span>
          <VisuallyHidden>
            {translate('kit.cell.open', { field: label, row: rowName })}
          </VisuallyHidden>
        </button>
        {open && (
          <FormDialog
            key={form}
            form={form}
            title={translate('kit.cell.input', { field: label, row: rowName })}
            schema={getFieldSchema(schema, field.name)}
            record={record}
            save={(values) => save(values[field.name])}
            onClose={() => setOpen(false)}
          >
            <Input field={field} autoFocus />
          </FormDialog>
        )}
      </>
    );
  };
