import { FormDialogButton, SchemaInput, useClient } from '@marketplace/shared/admin';
import { createErasureRequest } from '@marketplace/shared/api';
import { newErasureSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useRedirect, useRefresh } from 'react-admin';
import { CustomerInput } from '../../report';

/** Asks which customer's data to erase, and why. */
export function NewErasure() {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const redirect = useRedirect();
  return (
    <FormDialogButton
      form="erasures/new"
      button={{ size: 'normal' }}
      label={translate('erasures.add')}
      submitLabel={translate('erasures.add_submit')}
      schema={newErasureSchema}
      save={async (values) => {
        const body = newErasureSchema.cast(values);
        const { data } = await client.call(createErasureRequest, { body });
        notify.success(translate('erasures.added', { reference: data.reference }));
        refresh();
        redirect(`/customer-info-deletion/${data.id}`);
      }}
    >
      <CustomerInput />
      <SchemaInput source="reason" hint={translate('erasures.reason_hint')} />
      <p>{translate('erasures.add_note')}</p>
    </FormDialogButton>
  );
}
