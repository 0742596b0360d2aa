import {
  FormDialog,
  type FormDialogProps,
  InputPair,
  SchemaInput,
  useHindiFont,
} from '@marketplace/shared/admin';
import { lenderSchema, message } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';

const schema = lenderSchema.pick(['so_text', 'so_text_hi', 'so_date_start', 'so_date_end']).test({
  name: 'period',
  test({ so_date_start: start, so_date_end: end }) {
    if (!start || !end || start <= end) return true;
    return this.createError({ path: 'so_date_end', message: message('validation.range') });
  },
});

/** Name under which the dialog persists its input. */
export const specialOfferForm = ({ id }: RaRecord): string => `lenders/${id}/special-offer`;

interface SpecialOfferDialogProps {
  record: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** Edits the text and the period of a lender's special offer. */
export function SpecialOfferDialog({ record, save, onClose }: SpecialOfferDialogProps) {
  useHindiFont();
  const translate = useTranslate();
  const send: FormDialogProps['save'] = async (values, theirs) => {
    const { so_text, so_text_hi, so_date_start, so_date_end } = values;
    const now = { ...record, ...theirs };
    // The server checks each date against the stored other one, so a later period saves its end
    // first.
    const forward =
      typeof so_date_start === 'string' && so_date_start > String(now['so_date_end'] ?? '9999');
    const days = forward ? { so_date_end, so_date_start } : { so_date_start, so_date_end };
    await save(now, { so_text, so_text_hi, ...days });
  };
  return (
    <FormDialog
      form={specialOfferForm(record)}
      title={translate('lenders.offer_title', { name: String(record['name']) })}
      schema={schema}
      record={record}
      save={send}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="so_text" />
      <SchemaInput source="so_text_hi" />
      <InputPair>
        <SchemaInput source="so_date_start" />
        <SchemaInput source="so_date_end" />
      </InputPair>
    </FormDialog>
  );
}
