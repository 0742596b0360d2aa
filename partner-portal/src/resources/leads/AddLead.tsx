import {
  FormDialogButton,
  SchemaInput,
  useClient,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { addLead } from '@marketplace/shared/api';
import { newLeadSchema } from '@marketplace/shared/schema';
import { notify } from '@marketplace/shared/ui';
import { useRedirect } from 'react-admin';
import { getFirstProduct, useShownProducts } from '../../products';
import { useLeadRefresh } from './useLead';

/** Adds a lead, which sends the customer a request for consent, and opens the lead. */
export function AddLead() {
  const { translate, language } = useTexts();
  const client = useClient();
  const redirect = useRedirect();
  const refresh = useLeadRefresh();
  const shown = useShownProducts();
  const { isReadOnly = false } = useConsole();
  return (
    <FormDialogButton
      form="leads/new"
      button={{ size: 'normal', disabled: isReadOnly }}
      label={translate('leads.add')}
      submitLabel={translate('leads.add')}
      schema={newLeadSchema}
      record={{ product: getFirstProduct(shown), language }}
      save={async (values) => {
        const body = newLeadSchema.cast(values);
        const { data } = await client.call(addLead, { body });
        notify.success(translate('leads.added', { contact: data.contact }));
        await refresh();
        redirect(`/leads/${data.id}`);
      }}
    >
      <SchemaInput autoFocus source="customer_name" label={translate('fields.name')} />
      <SchemaInput source="mobile_phone_number" />
      <SchemaInput source="product" only={shown} />
      <SchemaInput source="postal_code" />
      <SchemaInput source="language" label={translate('leads.language')} />
      <p>{translate('leads.add_about')}</p>
    </FormDialogButton>
  );
}
