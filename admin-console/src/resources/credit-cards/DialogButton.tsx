import { FormDialogButton, SchemaInput } from '@marketplace/shared/admin';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import styles from './creditCards.module.css';

const TEXTS = {
  utm_link: { hint: 'credit_cards.utm_hint' },
  marketing_bullets: { hint: undefined },
} as const;

interface DialogButtonProps {
  name: keyof typeof TEXTS;
  record: RaRecord;
  save: (record: RaRecord, changes: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** A 'View/Update' button that opens a value in a dialog, because the table has no room for it. */
export function DialogButton({ name, record, save }: DialogButtonProps) {
  const translate = useTranslate();
  const label = translate(getFieldDescription(creditCardSchema, name).label);
  const { hint } = TEXTS[name];
  const card = String(record['category_name']);
  return (
    <FormDialogButton
      form={`credit-cards/${record.id}/${name}`}
      label={translate('credit_cards.view_update')}
      of={`${label}, ${card}`}
      button={{ variant: 'ghost', className: styles['open'] }}
      title={`${label}: ${card}`}
      schema={creditCardSchema.pick([name])}
      record={record}
      save={(values) => save(record, values)}
    >
      <SchemaInput autoFocus source={name} hint={hint && translate(hint)} />
    </FormDialogButton>
  );
}
