import { FormDialog, SchemaInput, usePersistedOpen } from '@marketplace/shared/admin';
import { creditCardSchema, getFieldDescription } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
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
  const form = `credit-cards/${record.id}/${name}`;
  const [open, setOpen] = usePersistedOpen(form);
  const field = getFieldDescription(creditCardSchema, name);
  const { hint } = TEXTS[name];
  const label = translate(field.label);
  const card = String(record['category_name']);
  return (
    <>
      <Button variant="ghost" size="small" className={styles['open']} onClick={() => setOpen(true)}>
        {translate('credit_cards.view_update')}
        <VisuallyHidden>
          {' '}
          {label}, {card}
        </VisuallyHidden>
      </Button>
      {open && (
        <FormDialog
          key={form}
          form={form}
          title={`${label}: ${card}`}
          schema={creditCardSchema.pick([name])}
          record={record}
          save={(values) => save(record, values)}
          onClose={() => setOpen(false)}
        >
          <SchemaInput autoFocus source={name} hint={hint && translate(hint)} />
        </FormDialog>
      )}
    </>
  );
}
