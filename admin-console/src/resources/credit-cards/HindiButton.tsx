import { FormDialogButton, Note, SchemaInput } from '@marketplace/shared/admin';
import { creditCardSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import styles from './creditCards.module.css';

const schema = creditCardSchema.pick(['key_feature_hi', 'marketing_bullets_hi']);

interface HindiButtonProps {
  record: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Shows a card's English texts to the admin who writes the Hindi ones. */
function InEnglish({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const features: readonly unknown[] = Array.isArray(record['marketing_bullets'])
    ? record['marketing_bullets']
    : [];
  return (
    <section className={styles['english']}>
      <h3>{translate('credit_cards.hindi_of')}</h3>
      <p>{String(record['key_feature'])}</p>
      <ol>
        {features.map((feature) => (
          <li key={String(feature)}>{String(feature)}</li>
        ))}
      </ol>
      <Note sx={{ mb: 1.5 }}>{translate('credit_cards.hindi_hint')}</Note>
    </section>
  );
}

/** A button that opens a card's Hindi texts beside the English ones. */
export function HindiButton({ record, save }: HindiButtonProps) {
  const translate = useTranslate();
  const name = String(record['category_name']);
  return (
    <FormDialogButton
      form={`credit-cards/${record.id}/hindi`}
      label={translate('credit_cards.hindi')}
      of={name}
      button={{ variant: 'ghost', className: styles['open'] }}
      title={translate('credit_cards.hindi_title', { name })}
      schema={schema}
      record={record}
      save={(values, theirs) => save({ ...record, ...theirs }, values)}
    >
      <SchemaInput autoFocus source="key_feature_hi" />
      <SchemaInput source="marketing_bullets_hi" />
      <InEnglish record={record} />
    </FormDialogButton>
  );
}
