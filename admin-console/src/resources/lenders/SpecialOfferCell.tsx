import {
  FlagCell,
  FormDialogButton,
  type FormDialogProps,
  InputPair,
  SchemaInput,
} from '@marketplace/shared/admin';
import { getFieldDescription, lenderSchema, message } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import styles from './lenders.module.css';

const field = getFieldDescription(lenderSchema, 'so_status');

const schema = lenderSchema.pick(['so_text', 'so_text_hi', 'so_date_start', 'so_date_end']).test({
  name: 'period',
  test({ so_date_start: start, so_date_end: end }) {
    if (!start || !end || start <= end) return true;
    return this.createError({
      path: 'so_date_end',
      message: message('validation.end_before_start'),
    });
  },
});

interface SpecialOfferCellProps {
  record: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Shows whether the special offer is on, and opens its text and dates. */
export function SpecialOfferCell({ record, save }: SpecialOfferCellProps) {
  const translate = useTranslate();
  const name = String(record['name']);
  const send: FormDialogProps['save'] = async (values, theirs) => {
    const { so_text, so_text_hi, so_date_start, so_date_end } = values;
    const now = { ...record, ...theirs };
    // The server checks each date against the stored other one, so a period that moves to later dates saves its
    // end first.
    const forward =
      typeof so_date_start === 'string' && so_date_start > String(now['so_date_end'] ?? '9999');
    const days = forward ? { so_date_end, so_date_start } : { so_date_start, so_date_end };
    await save(now, { so_text, so_text_hi, ...days });
  };
  return (
    <span className={styles['offer']}>
      <FlagCell
        field={field}
        record={record}
        rowName={name}
        save={(so_status) => save(record, { so_status })}
      />
      <FormDialogButton
        form={`lenders/${record.id}/special-offer`}
        label={translate('kit.form.edit')}
        of={translate('kit.cell.input', { field: translate(field.label), row: name })}
        button={{ variant: 'ghost' }}
        title={translate('lenders.offer_title', { name })}
        schema={schema}
        record={record}
        save={send}
      >
        <SchemaInput autoFocus source="so_text" />
        <SchemaInput source="so_text_hi" />
        <InputPair>
          <SchemaInput source="so_date_start" />
          <SchemaInput source="so_date_end" />
        </InputPair>
      </FormDialogButton>
    </span>
  );
}
