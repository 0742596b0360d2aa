import { FlagCell, usePersistedOpen } from '@marketplace/shared/admin';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import styles from './lenders.module.css';
import { SpecialOfferDialog, specialOfferForm } from './SpecialOfferDialog';

const field = getFieldDescription(lenderSchema, 'so_status');

interface SpecialOfferCellProps {
  record: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Shows whether the special offer is on, and opens its text and dates. */
export function SpecialOfferCell({ record, save }: SpecialOfferCellProps) {
  const translate = useTranslate();
  const [open, setOpen] = usePersistedOpen(specialOfferForm(record));
  const name = String(record['name']);
  return (
    <span className={styles['offer']}>
      <FlagCell
        field={field}
        record={record}
        rowName={name}
        save={(so_status) => save(record, { so_status })}
      />
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {translate('kit.form.edit')}
        <VisuallyHidden>
          {' '}
          {translate('kit.cell.input', { field: translate(field.label), row: name })}
        </VisuallyHidden>
      </Button>
      {open && (
        <SpecialOfferDialog
          key={record.id}
          record={record}
          save={save}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
