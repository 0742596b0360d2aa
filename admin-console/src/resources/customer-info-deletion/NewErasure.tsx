import { FormDialog, SchemaInput, useClient } from '@marketplace/shared/admin';
import { createErasureRequest } from '@marketplace/shared/api';
import { type Customer, newErasureSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { AutocompleteInput, ReferenceInput, useRedirect, useRefresh } from 'react-admin';
import { maskedSearch } from '../../report';

/** Name under which the dialog persists its input. */
export const NEW_ERASURE = 'erasures/new';

const byName = { field: 'customer_name', order: 'ASC' } as const;

/** Asks which customer's data to erase, and why. */
export function NewErasure({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const redirect = useRedirect();
  return (
    <FormDialog
      form={NEW_ERASURE}
      title={translate('erasures.add')}
      submitLabel={translate('erasures.add_submit')}
      schema={newErasureSchema}
      save={async (values) => {
        const body = newErasureSchema.cast(values);
        const { data } = await client.call(createErasureRequest, { body });
        notify.success(translate('erasures.added', { reference: data.reference }));
        refresh();
        redirect(`/customer-info-deletion/${data.id}`);
      }}
      onClose={onClose}
    >
      <ReferenceInput source="user_id" reference="customers" sort={byName} perPage={20}>
        <AutocompleteInput
          label={translate('fields.customer_name')}
          helperText={translate('erasures.customer_hint')}
          optionText={({ customer_name, contact, reference }: Customer) =>
            [customer_name || translate('reports.no_name'), contact, reference].join(' · ')
          }
          filterToQuery={(input: string) => ({ q: maskedSearch(input) })}
          noOptionsText={translate('erasures.no_customer')}
          fullWidth
          margin="none"
        />
      </ReferenceInput>
      <SchemaInput source="reason" hint={translate('erasures.reason_hint')} />
      <p>{translate('erasures.add_note')}</p>
    </FormDialog>
  );
}
