import { FormDialog, SchemaInput, useClient, usePersistedOpen } from '@marketplace/shared/admin';
import { type AnswerOf, revealCallContact } from '@marketplace/shared/api';
import { revealSchema } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './telecalling.module.css';
import type { CallCard } from './useTelecalling';

/** Contact and PAN of the person: masked, and in full for a reason that the audit log keeps. */
export function ContactDetails({ call: { id, customer } }: { call: CallCard }) {
  const translate = useTranslate();
  const client = useClient();
  const form = `telecalling/${id}/contact`;
  const [asking, setAsking] = usePersistedOpen(form);
  const [shown, setShown] = useState<AnswerOf<typeof revealCallContact>['data']>();
  const pan = shown?.pan ?? customer.pan;
  return (
    <div className={styles['contact']}>
      <span className={styles['number']}>
        {shown ? <a href={`tel:+91${shown.contact}`}>{shown.contact}</a> : customer.contact}
      </span>
      {pan && <span>{translate('telecalling.pan', { pan })}</span>}
      {!shown && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {translate('telecalling.show')}
        </Button>
      )}
      {asking && (
        <FormDialog
          form={form}
          title={translate('telecalling.show_title')}
          schema={revealSchema}
          submitLabel={translate('telecalling.show_submit')}
          save={async (values) => {
            const body = revealSchema.cast(values);
            setShown((await client.call(revealCallContact, { params: { id }, body })).data);
          }}
          onClose={() => setAsking(false)}
        >
          <SchemaInput autoFocus source="reason" hint={translate('telecalling.show_hint')} />
        </FormDialog>
      )}
    </div>
  );
}
