import { FormDialogButton, SchemaInput, useClient } from '@marketplace/shared/admin';
import { type AnswerOf, revealCallContact } from '@marketplace/shared/api';
import { revealSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './telecalling.module.css';
import type { CallCard } from './useTelecalling';

/** Shows the person's contact masked, and in full for a reason that the audit log keeps. */
export function ContactDetails({ call: { id, customer } }: { call: CallCard }) {
  const translate = useTranslate();
  const client = useClient();
  const [shown, setShown] = useState<AnswerOf<typeof revealCallContact>['data']>();
  return (
    <div className={styles['contact']}>
      <span className={styles['number']}>
        {shown ? <a href={`tel:+91${shown.contact}`}>{shown.contact}</a> : customer.contact}
      </span>
      {!shown && (
        <FormDialogButton
          form={`telecalling/${id}/contact`}
          label={translate('telecalling.show')}
          button={{ variant: 'secondary' }}
          title={translate('telecalling.show_title')}
          schema={revealSchema}
          submitLabel={translate('telecalling.show_submit')}
          save={async (values) => {
            const body = revealSchema.cast(values);
            setShown((await client.call(revealCallContact, { params: { id }, body })).data);
          }}
        >
          <SchemaInput autoFocus source="reason" hint={translate('telecalling.show_hint')} />
        </FormDialogButton>
      )}
      {customer.other_contact && (
        <p>{translate('telecalling.other_contact', { contact: customer.other_contact })}</p>
      )}
    </div>
  );
}
