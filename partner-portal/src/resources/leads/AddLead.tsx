import { FormDialog, SchemaInput, useClient, useLanguage } from '@marketplace/shared/admin';
import { addLead } from '@marketplace/shared/api';
import { newLeadSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useRedirect } from 'react-admin';
import { useLeadRefresh } from './useLead';

/** Form name under which the dialog persists its input. */
export const NEW_LEAD = 'leads/new';

/** Asks for a new lead, has the customer asked for consent, and opens the lead. */
export function AddLead({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const redirect = useRedirect();
  const refresh = useLeadRefresh();
  return (
    <FormDialog
      form={NEW_LEAD}
      title={translate('leads.add')}
      submitLabel={translate('leads.add')}
      schema={newLeadSchema}
      record={{ product: 'personal_loan', language }}
      save={async (values) => {
        const body = newLeadSchema.cast(values);
        const { data } = await client.call(addLead, { body });
        notify.success(translate('leads.added', { contact: data.contact }));
        await refresh();
        redirect(`/leads/${data.id}`);
      }}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="customer_name" label={translate('leads.name')} />
      <SchemaInput source="mobile_phone_number" />
      <SchemaInput source="product" />
      <SchemaInput source="postal_code" />
      <SchemaInput source="language" label={translate('leads.language')} />
      <p>{translate('leads.add_about')}</p>
    </FormDialog>
  );
}
